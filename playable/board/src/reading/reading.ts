// The page's module for the comparison of the texts: the switch of views and the explanations of words.
// Everything hangs on the document, so the theme's instant navigation needs no second run. (Layers are
// hidden by the page's styles alone.)
import { listenForExplanations } from "./explain.ts";
import { listenForViews, restoreView } from "./views.ts";

listenForViews();
listenForExplanations();
restoreView();
