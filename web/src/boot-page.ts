/** The one script of a prerendered page beside the app, and sooner there: nothing that is pressed meanwhile is lost. */
import { keepPresses } from './shell/early-press.ts';

if (document.documentElement.dataset.ready === undefined) keepPresses();
