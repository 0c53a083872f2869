/** The tests and pictures of each row of test/requirements.csv: the text of docs/coverage.md. */
import { parse } from 'csv-parse/sync';
import { read, sourceFiles } from '#test/support/source/source-tree.ts';
import { open } from './open.data.ts';
import { pictures } from './pictures.data.ts';
import { review } from './review.data.ts';
import { rulings } from './rulings.data.ts';

interface Row {
  id: string;
  area: string;
  statement: string;
}

const rows: Row[] = parse(read('test/requirements.csv'), { columns: true });
const numbered = (area: string, first: string, last: string) =>
  Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, step) => `${area}-${String(Number(first) + step).padStart(first.length, '0')}`,
  );

/** The rows a text names: "LND-01, LND-03" and "ARB-32 to ARB-38". */
export const rowsIn = (text: string): string[] =>
  [...text.matchAll(/\b([A-Z]{3})-(\d{2})\b(?:\s+to\s+\1-(\d{2})\b)?/g)].flatMap(([, area, first, last]) =>
    numbered(area!, first!, last ?? first!),
  );

/** Each row with the names of tests or pictures that mention it. */
function byRow(named: readonly (readonly [name: string, text: string])[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, text] of named)
    for (const row of new Set(rowsIn(text))) found.set(row, [...(found.get(row) ?? []), name]);
  return found;
}

/** The name of a test file without folder and extension: `e2e/landing`. */
const shortName = (file: string) => file.replace(/^test\/|(\.clock|\.dev)?\.(test|e2e)\.ts$/g, '');

export const requirements = {
  rows,
  tests: byRow(sourceFiles(/^test\/.*\.(test|e2e)\.ts$/).map((file) => [shortName(file), read(file)] as const)),
  pictures: byRow(Object.entries(pictures)),
  rulings: byRow(rulings.map(({ ruling, rows: of, built }) => [`${ruling}: ${built}`, of] as const)),
};

const brief = (statement: string) => {
  const text = statement.replaceAll('|', '\\|');
  return text.length <= 150 ? text : `${text.slice(0, 150).replace(/\s+\S*$/, '')} …`;
};

function lineOf({ id, statement }: Row): string {
  const tests = requirements.tests.get(id) ?? [];
  const shownBy = open[id] ? `**open**: ${open[id]}` : tests.map((file) => `\`${file}\``).join(' ');
  const looks = (requirements.pictures.get(id) ?? []).map((state) => `\`${state}\``).join(' ');
  const otherwise = (requirements.rulings.get(id) ?? [])
    .map((ruling) => ` *(${ruling.replaceAll('|', '\\|')})*`)
    .join('');
  return `| ${id} | ${brief(statement)}${otherwise} | ${shownBy} | ${looks} |`;
}

export function coverage(): string {
  const areas = Map.groupBy(rows, ({ id }) => id.slice(0, 3));
  const counted = (of: readonly Row[]) => {
    const openRows = of.filter(({ id }) => open[id]).length;
    const other = of.filter(({ id }) => !open[id] && requirements.rulings.has(id)).length;
    return { shown: of.length - openRows - other, other, open: openRows };
  };
  const all = counted(rows);
  const summary = [...areas].map(([area, of]) => {
    const { shown, other, open: openRows } = counted(of);
    return `| [${area}](#${area.toLowerCase()}) | ${of[0]!.area} | ${of.length} | ${shown} | ${other} | ${openRows} |`;
  });
  const parts = [...areas].map(([area, of]) =>
    [`## ${area}`, '', '| row | what it says | shown by | picture |', '|---|---|---|---|', ...of.map(lineOf)].join(
      '\n',
    ),
  );
  return `# What shows that each requirement is met

Written by \`npm run coverage\` from \`test/requirements.csv\`, the rows that tests name, and \`test/support/coverage/\`; a test
keeps it current. A row is shown by a test of which it names the file (\`e2e/landing\` is \`test/e2e/landing.e2e.ts\`,
\`api/quota\` is \`test/api/quota.test.ts\`), and looked at as a state of a screen (\`npm run screens -- history-open\`). In
italics: where it is built otherwise than it reads, and the ruling (D-01 to D-95) or decision record by which it is.

${rows.length} rows: ${all.shown} as they read, ${all.other} otherwise by a ruling, ${all.open} open.

${review.trim()}

| | area | rows | as they read | by a ruling | open |
|---|---|--:|--:|--:|--:|
${summary.join('\n')}

${parts.join('\n\n')}
`;
}
