/** The strangers' CVs: every person in some of the layouts, each with a style of its own for dates and headings. */
import { launchChromium } from '#test/support/browser/chromium.ts';
import { promoted } from '../layouts.ts';
import type { Sheet } from './html.ts';
import { layoutsD } from './layouts-d.ts';
import { layoutsE } from './layouts-e.ts';
import { peopleD, peopleE, type Stranger } from './people.ts';
import type { DateStyle } from './say.ts';

export interface StrangerCv {
  file: string;
  person: Stranger;
  html: string;
}

const styles: DateStyle[] = ['mon', 'slash', 'year', 'month', 'iso', 'dot', 'caps', 'short', 'comma', 'mon'];
const dashes = [' – ', ' - ', '–', ' — ', ' to ', '-'];

function setOf(people: Stranger[], layouts: Record<string, Sheet>, steps: number[]): StrangerCv[] {
  const names = Object.keys(layouts);
  return people.flatMap((someone, index) =>
    steps.map((step, turn) => {
      const name = names[(index + step) % names.length]!;
      const seed = 3 * index + turn;
      const language = someone.language;
      const dash = dashes[seed % dashes.length]!;
      const date = language === 'ru' ? 'slash' : styles[seed % styles.length]!;
      const voice = { seed, date, dash: dash === ' to ' && language !== 'en' ? ' – ' : dash };
      const person = name === 'promotions' && someone.work.length > 2 ? { ...someone, ...promoted(someone) } : someone;
      return { file: `${index + 1}-${name}.pdf`, person, html: layouts[name]!(person, voice) };
    }),
  );
}

export const sets = {
  D: () => setOf(peopleD, layoutsD, [0, 7, 15]),
  E: () => setOf(peopleE, layoutsE, [0, 3, 6]),
};

/** PDFs as printed by a browser. */
export async function* printed(cvs: readonly StrangerCv[]): AsyncGenerator<StrangerCv & { bytes: Uint8Array }> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    for (const cv of cvs) {
      await page.setContent(cv.html);
      await page.evaluate(() => document.fonts.ready);
      yield { ...cv, bytes: await page.pdf({ preferCSSPageSize: true, printBackground: true }) };
    }
  } finally {
    await browser.close();
  }
}
