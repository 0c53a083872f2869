/** Run by chromium.ts as a process of its own, because it unpacks into a temporary folder set by the environment. */
import packed from '@sparticuz/chromium';

await packed.executablePath();
