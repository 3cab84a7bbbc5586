// English, as the page fetches it once it is chosen: a script of its own, for the board and for the dialogs of help and settings.
export { englishAids } from "./aids.ts";
export { english } from "./board.ts";
