import { signed, tenths } from '#shared/lib/format.ts';
import { roundedParts } from '#shared/lib/rounded-parts.ts';

const SHOWN = 8;

interface Part {
  label: string;
  points: number;
}

/** The composition of a score: the largest parts by name, the rest combined; displayed values add up. */
export function scoreRows(receipts: readonly Part[]): { name: string; figure: string }[] {
  const sums = [...Map.groupBy(receipts, ({ label }) => label)].map(([label, own]) => ({ label, points: sumOf(own) }));
  const sorted = sums.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const rest = sorted.slice(SHOWN);
  const parts = [
    ...sorted.slice(0, SHOWN),
    ...(rest.length > 0 ? [{ label: 'Everything else', points: sumOf(rest) }] : []),
  ];
  const shown = roundedParts(
    parts.map(({ points }) => points),
    1,
  );
  return [
    ...parts.map(({ label }, place) => ({ name: label, figure: signed(shown[place]!) })),
    { name: 'Together', figure: tenths(shown.reduce((sum, points) => sum + points, 0)) },
  ];
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { points }) => sum + points, 0);
