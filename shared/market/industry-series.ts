/** The publishers' monthly figures for an industry, from the series stored with a version. */
import type { Provenance } from '#shared/lib/provenance.ts';
import { marketAttributions } from './attribution.ts';
import { industries } from './industries.ts';
import type { Overview } from './overview.ts';
import { type MarketSeries, type Monthly, monthAfter } from './series.ts';
import type { Point, Series, SeriesKey } from './trend.ts';

/** Charts show the last ten years; more months say less. */
const MONTHS = 120;

const publication = {
  employment: marketAttributions.employment,
  openings: marketAttributions.openings,
  earnings: marketAttributions.employment,
} as const satisfies Partial<Record<SeriesKey, object>>;

/** Employment is published in thousands. */
const THOUSAND = 1000;

/** Series without values are left out. */
export function publishedSeries({ labor }: MarketSeries, origin: Overview['origin'], name: string): Series[] {
  const industry = industries.find((each) => each.name === name);
  if (!industry) return [];
  const published = (key: keyof typeof publication, monthly: Monthly | undefined, unit = 1): Series[] => {
    const points = monthly ? pointsOf(monthly, unit) : [];
    const last = points.at(-1);
    if (!last) return [];
    const kind = origin === 'snapshot' ? 'snapshot' : 'observed';
    const provenance: Provenance = { kind, source: publication[key].source, date: last.date };
    return [{ key, points, provenance }];
  };
  return [
    ...published('employment', labor[industry.employment], THOUSAND),
    ...published('openings', labor[industry.openingsRate]),
    ...published('earnings', labor[industry.earnings]),
  ];
}

/** Our score of the industry in each stored version, oldest first. */
export function scoreSeries(versions: readonly Overview[], name: string): Series[] {
  const points = versions.flatMap(({ lastUpdated, industryHealth }) => {
    const score = industryHealth.find(({ industry }) => industry === name)?.healthScore ?? null;
    return score === null ? [] : [{ date: lastUpdated.slice(0, 10), value: score }];
  });
  const provenance = versions.at(-1)?.sources['industryHealth.healthScore'];
  return provenance && points.length > 0 ? [{ key: 'health', points, provenance }] : [];
}

/** Unpublished months have no point: the line connects their neighbors. */
const pointsOf = ({ from, values }: Monthly, unit: number): Point[] =>
  values
    .flatMap((value, index) => (value === null ? [] : [{ date: monthAfter(from, index), value: value * unit }]))
    .slice(-MONTHS);
