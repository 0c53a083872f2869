/** The occupation closest to a vacancy's first line, if that names no title of the list. */
import { everydayNames } from '#shared/occupations/everyday-names.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { searchTitles, titleIndex } from '#shared/occupations/search.ts';

/** rank, working time and contract type, which do not say what the job is */
const aside =
  /\b(?:senior|junior|sr|jr|staff|lead|principal|entry[- ]level|i{1,3}|iv|seasonal|temporary|urgent|intern|internship|summer|winter|trainee|apprentice|part[- ]time|full[- ]time|remote|hybrid|wanted|needed|urgently|new|hiring|now|job|jobs|we|are|is|an?)\b/gi;
const NEAR_ENOUGH = 0.55;

interface Nearest {
  /** facts index */
  index: number;
  title: string;
  /** position of the line */
  place: { start: number; end: number };
}

export function nearestTitle(text: string, facts: Facts): Nearest | null {
  const line = text.split('\n', 6).find((each) => /\p{L}{3}/u.test(each)) ?? '';
  const start = text.indexOf(line);
  const names = titleIndex(facts, { everyday: everydayNames });
  const parts = line
    .slice(0, 120)
    .replace(/\([mfdwhx*]\/[mfdwhx*/]{1,5}\)|\[[^[\]]{0,30}\]/gi, ' ')
    .split(/[|(),:•@]| [-–—] |\s\/\s/, 4)
    .map((part) => part.replace(aside, ' ').trim());
  const [best] = parts
    .flatMap((part) => (part.length < 4 || part.split(/\s+/).length > 5 ? [] : searchTitles(facts, names, part, 3)))
    // among names about equally close, the larger occupation
    .sort(
      (a, b) =>
        b.score - a.score + 0.2 * Math.log10((facts.employment[b.index] || 1) / (facts.employment[a.index] || 1)),
    );
  if (!best || best.score < NEAR_ENOUGH) return null;
  return { index: best.index, title: best.title, place: { start, end: start + Math.min(line.length, 80) } };
}
