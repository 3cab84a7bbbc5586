// The page's module: defines the element. Loaded once; the theme's instant navigation doesn't run it again.
import { RaskladBoard } from "./element.ts";

customElements.define("rasklad-board", RaskladBoard);
