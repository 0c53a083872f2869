/** Run by chromium.ts as a process of its own: it unpacks into the folder for temporary files, which is not ours then. */
import packed from '@sparticuz/chromium';

await packed.executablePath();
