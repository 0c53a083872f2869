import type { Row } from '#shared/lib/rows.ts';
import { industries } from '#shared/market/industries.ts';
import { round } from '#shared/market/postings.ts';
import type { Yearly } from '#shared/market/yearly.ts';
import type { Folder } from '../folder.ts';
import { sumOf } from './jobs.ts';

const OPPORTUNITIES = 5;
const path = 'bls_ep/industry.xlsx';
const thousands = { min: 0, max: 50_000, unit: 'thousands of persons' };

interface Detailed {
  title: string;
  code: string;
  from: number;
  to: number;
}

/**
 * Codes ending in S or L are industries run by a state or a local government; that of the self-employed begins with a
 * letter.
 */
const isPrivate = /^\d.*[^SL]$/;

/** Employment Projections, Table 2.11: the detailed private industries. */
export async function projectedIndustries(
  folder: Folder,
  [first, last]: readonly [number, number],
  keySkills: Record<string, string[]>,
): Promise<Yearly['industries']> {
  const column = {
    title: `${first} National Employment Matrix title`,
    code: `${first} National Employment Matrix code`,
    kind: 'Industry type',
    from: `Employment, ${first}`,
    to: `Employment, ${last}`,
  };
  const rows = await folder.sheet(path, 'Table 2.11', 2, () => ({ columns: Object.values(column), atLeast: 400 }));
  const detailedOf = (row: Row): Detailed => ({
    title: row
      .text(column.title)
      .trim()
      .replace(/; private$| \([\d, -]+\)$/, ''),
    code: row.text(column.code),
    from: row.figure(column.from, thousands),
    to: row.figure(column.to, thousands),
  });
  const detailed = rows
    .filter((row) => row.text(column.kind) === 'Line item' && isPrivate.test(row.text(column.code)))
    .map(detailedOf);
  return Object.fromEntries(
    industries.map(({ name, sectors }) => {
      const parts = detailed.filter(({ code }) => sectors.some((sector) => code.startsWith(sector)));
      const [from, to] = [sumOf(parts, (each) => each.from), sumOf(parts, (each) => each.to)];
      const growing = parts.filter((each) => each.to > each.from).sort((a, b) => b.to - b.from - (a.to - a.from));
      return [
        name,
        {
          projectedChange: from > 0 ? round((to / from - 1) * 100, 1) : null,
          keySkills: keySkills[name] ?? [],
          opportunities: growing.slice(0, OPPORTUNITIES).map(({ title }) => title),
        },
      ];
    }),
  );
}
