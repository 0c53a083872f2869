/**
 * Writes the results of validity.ts: docs/validity.md, and shared/guidance/validity.data.ts for the page /how-it-works.
 */
import { titles as real } from './validity-real.ts';
import { titles as simulated } from './validity-simulated.ts';
import { type Cell, cellOf, type Earlier, markdown, type Table } from './validity-table.ts';

export interface Run {
  modelVersion: string;
  tables: Table[];
}

const intro = (run: Run, before: Earlier, day: string) => `# What the assessment can know

Written by \`npm run bench:validity -- --responses <folder> --write\` on ${day}: engine ${run.modelVersion}; in square brackets engine ${before.modelVersion}, measured by the same bench before its findings were mended. Every figure can be repeated; ± and the brackets "(… to …)" are 95 % intervals.

**What this cannot show.** Nobody has yet answered Waymark's own items and then been followed into an occupation. The real answer sheets hold 48 interest items like ours, ten personality items and a field of study; a field of study is not an occupation, it is chosen young and for many reasons, and the people chose to take part in a web survey. Simulated people are as good as what is assumed of them. So the figures compare ways of scoring with each other and say where the result must be doubted; they do not say how happy anybody will be at work.

**The people.** \`riasec48_tipi_major.csv\`: 18,231 anonymous respondents of the Open Psychometrics project as packaged in the R package qacr. The file is not part of the product and no row of it is shown. Constants of the engine are estimated on its odd rows; the even rows judge. The simulated populations are the rows of \`test/support/population/populations.ts\`.
`;

const first = `## First measured, with other code

On engine 1.0.0, before this bench could measure it: balanced AUC over fields of study on the 18 items nearest in content to ours, and on all 48.

| | 18 items | 48 items |
| --- | ---: | ---: |
| standardised correlation | .686 | .683 |
| engine 1.0.0 | .684 | .674 |
| its interest sharpness halved | .692 | .691 |
| the same, occupations' interest standings half way to one common deviation | .695 | .694 |
| learned on one half, tested on the other: the ceiling with these data | .728 | .724 |

Also: which three items a scale asks moves the AUC by .03, more than any formula; noise sizes hardly matter (at most .002).
`;

export function report(run: Run, before: Earlier, day: string): string {
  return `${[intro(run, before, day), ...run.tables.map((table) => `${markdown(table, before)}\n`), first].join('\n')}`;
}

/** The figures shown on the page, in the shape of shared/guidance/validity.ts. */
export function figuresFile({ modelVersion, tables }: Run, measuredOn: string, occupations: number): string {
  const cell = (title: string, row: string, column: string): Cell => {
    const found = cellOf(tables, title, row, column);
    if (!found) throw new Error(`not measured: ${title}, ${row}, ${column}`);
    return found;
  };
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const share = (title: string, row: string, column: string) => {
    const { value, margin, low, high } = cell(title, row, column);
    const ends =
      margin === undefined ? { low, high } : { low: Math.max(0, value - margin), high: Math.min(1, value + margin) };
    return {
      value: rounded(value),
      ...(ends.low !== undefined && ends.high !== undefined && { low: rounded(ends.low), high: rounded(ends.high) }),
    };
  };
  const found = (title: string, row: string) => ({
    ten: share(title, row, 'in the ten'),
    field: share(title, row, 'field in the first three'),
  });
  const rows = (title: string) => tables.find((table) => table.title === title)!.rows.map(({ name }) => name);
  const flagged = (group: string) => share(real.flags, group, 'flagged');
  const highest = rows(real.flags)
    .filter((name) => name !== 'everybody')
    .sort((a, b) => flagged(b).value - flagged(a).value)[0]!;
  const tens = (column: string) => rounded(cell(real.coverage, 'by the final score', column).value);
  const figures = {
    realPeople: {
      people: cell(real.auc, '48 items, even half', 'people').value,
      fieldsOfStudy: rows(real.byField).length,
      scorings: [18, 48].map((items) => ({
        items,
        engine: share(real.auc, `${items} items, even half`, 'engine'),
        correlation: share(real.auc, `${items} items, even half`, 'correlation'),
      })),
    },
    populations: rows(simulated.fit).map((id) => ({
      id,
      people: cell(simulated.fit, id, 'people').value,
      ...found(simulated.fit, id),
      seen: found(simulated.final, id),
      stays: {
        stated: rounded(10 * cell(simulated.final, id, 'stays of the ten, stated').value),
        actual: rounded(10 * cell(simulated.final, id, 'stays of the ten, in fact').value),
        within: share(simulated.final, id, 'within the range stated'),
      },
    })),
    possible: found(simulated.reductions, 'ideal observer: all'),
    confidence: rows(simulated.confidence)
      .filter((row) => row.startsWith('by the final score'))
      .map((row) => ({
        stated: rounded(cell(simulated.confidence, row, 'stated').value),
        met: share(simulated.confidence, row, 'met'),
      })),
    scale: {
      randomBelowGood: share(simulated.scale, 'random hands whose first is below "Good match"', 'share'),
      congruentGood: share(simulated.scale, 'people whose first is "Good match" or better: as assumed', 'share'),
    },
    careless: {
      realAsked: flagged('everybody'),
      realHighest: { group: highest, share: flagged(highest) },
      randomAsked: share(simulated.hands, 'hand: at random', 'share'),
    },
    variety: {
      appear: tens('occupations in some ten'),
      occupations,
      mostFrequent: tens('the most frequent, of the tens'),
    },
  };
  return `/** Made by \`npm run bench:validity\`: not to be edited by hand. */
import type { Validity } from './validity.ts';

export const validity: Validity = ${JSON.stringify({ modelVersion, measuredOn, figures })};
`;
}
