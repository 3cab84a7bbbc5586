// The page's module for the histories of the texts, where no comparison brings its own.
import { markNews } from "./news.ts";

markNews();
