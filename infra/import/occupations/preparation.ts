import { Refusal } from '#shared/lib/refusal.ts';
import { onetCode, type Row } from '#shared/lib/rows.ts';
import type { Folder } from '../folder.ts';

/** Preparation as stated by people in an occupation or experts on it. NaN if O*NET publishes nothing. */
export interface Preparation {
  /** index into `educationLevels` */
  education: number;
  /** months */
  experience: number;
  training: number;
}

const path = 'onet/Education, Training, and Experience.txt';
const key = 'O*NET-SOC Code';

/** The midpoint of each answer in months; the open-ended last answer (over ten years) counts as eleven years. */
const experienceMonths = [0, 0.5, 2, 4.5, 9, 18, 36, 60, 84, 108, 132];
const trainingMonths = [0, 0.5, 2, 4.5, 9, 18, 36, 84, 132];

/** The meaning of each answer of a scale. O*NET's twelve levels of education map to the eight of BLS. */
const scales = {
  RL: [0, 1, 3, 2, 4, 5, 5, 6, 6, 7, 7, 7],
  RW: experienceMonths,
  PT: trainingMonths,
  OJ: trainingMonths,
} as const;
type Scale = keyof typeof scales;

interface Share {
  value: number;
  percent: number;
  suppressed: boolean;
}

/**
 * The smallest value that is enough for half of the respondents. The publisher's advice to suppress concerns the
 * precision of one share; the median rests on all of them, and is NaN only if every share is suppressed.
 */
export function enoughForHalf(shares: readonly Share[]): number {
  if (shares.every(({ suppressed }) => suppressed)) return Number.NaN;
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  let sum = 0;
  for (const { value, percent } of shares.toSorted((a, b) => a.value - b.value)) {
    sum += percent;
    // tolerates rounding errors in a sum that is exactly half
    if (sum >= total / 2 - 1e-9) return value;
  }
  return Number.NaN;
}

/** Education, Training, and Experience: code → the three medians. */
export function readPreparation(folder: Folder): Map<string, Preparation> {
  const columns = [key, 'Scale ID', 'Category', 'Data Value', 'Recommend Suppress'];
  const found = new Map<string, Record<Scale, Share[]>>();
  for (const row of folder.text(path, '\t', { columns, atLeast: 36_000 })) {
    const scale = row.oneOf('Scale ID', ['RL', 'RW', 'PT', 'OJ', 'IM']);
    if (scale === 'IM') continue;
    const code = row.code(key, onetCode);
    const shares = found.get(code) ?? { RL: [], RW: [], PT: [], OJ: [] };
    found.set(code, shares);
    addShare(row, shares[scale], scale);
  }
  return new Map([...found].map(([code, shares]) => [code, preparationOf(code, shares)]));
}

function addShare(row: Row, shares: Share[], scale: Scale): void {
  const category = row.figure('Category', { min: 1, max: scales[scale].length, unit: 'answers' });
  if (category !== shares.length + 1) row.refuse(`answer ${category} of ${scale} follows answer ${shares.length}`);
  shares.push({
    value: scales[scale][category - 1]!,
    percent: row.figure('Data Value', { min: 0, max: 100, unit: 'percent' }),
    suppressed: row.oneOf('Recommend Suppress', ['N', 'Y', 'n/a']) === 'Y',
  });
}

function preparationOf(code: string, shares: Record<Scale, Share[]>): Preparation {
  for (const scale of Object.keys(scales) as Scale[]) {
    const total = shares[scale].reduce((sum, { percent }) => sum + percent, 0);
    if (shares[scale].length !== scales[scale].length || Math.abs(total - 100) > 0.1) {
      throw new Refusal(path, null, `the answers of ${scale} for ${code} add up to ${total.toFixed(2)}, not 100`);
    }
  }
  return {
    education: enoughForHalf(shares.RL),
    experience: enoughForHalf(shares.RW),
    training: enoughForHalf(shares.PT) + enoughForHalf(shares.OJ),
  };
}
