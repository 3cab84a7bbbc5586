// The page's module for the comparison of the texts: the switch of views, the layers, the explanations of words,
// the copies, the tools of each clause. Without it the page is complete: both texts, the marks, the apparatus.
import { listenForAids } from "../aids/aids.ts";
import { prepareClauseTools } from "./clause_dialog.ts";
import { listenForCopies } from "./copy.ts";
import { listenForExplanations } from "./explain.ts";
import { listenForLayers, restoreLayers } from "./layers.ts";
import { listenForWays } from "./place.ts";
import { markNews } from "./news.ts";
import { prepareStatus } from "./status.ts";
import { listenForViews, restoreView } from "./views.ts";
import { listenForYo, restoreYo } from "./yo.ts";

prepareStatus();
listenForViews();
listenForLayers();
listenForYo();
listenForExplanations();
listenForCopies();
listenForWays();
restoreLayers();
restoreYo();
restoreView();
prepareClauseTools();
listenForAids();
markNews();
// Whatever was pressed before this module came is done now: `scripts/theme/assets/site/early.js` holds it.
document.dispatchEvent(new Event("rasklad:reading"));
