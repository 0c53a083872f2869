import { bandOf } from '#shared/lib/bands.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import {
  type CountedFeature,
  countedFeatures,
  featureName,
  LOCKED,
  MONTHLY_PERIOD_DAYS,
  periodOf,
  UNLIMITED,
} from '#shared/plans/catalogue.ts';
import { type UsageSummary, usedOf } from '#web/parts/billing/usage-summary.ts';

/** The content of one feature's card (USG-03). */
export interface UsageCard {
  feature: CountedFeature;
  name: string;
  current: number;
  /** units reserved by something unfinished */
  underWay: number;
  limit: number;
  /** of the limit, rounded; 0 without a limit */
  percentage: number;
  /** ISO time at which the count restarts */
  resetDate: string;
  isUnlimited: boolean;
  isLocked: boolean;
}

/** The six counted features; only smart matches are counted daily (USG-11). */
export const usageCards = ({ usage }: Pick<UsageSummary, 'usage'>): UsageCard[] =>
  (countedFeatures as CountedFeature[]).map((feature) => {
    const { limit, last_daily_reset, last_monthly_reset, under_way } = usage[feature];
    const daily = periodOf(feature) === 'daily';
    const current = usedOf(usage, feature);
    const since = Date.parse(daily ? last_daily_reset : last_monthly_reset);
    return {
      feature,
      name: featureName[feature],
      current,
      underWay: under_way,
      limit,
      percentage: limit > 0 ? Math.round((current / limit) * 100) : 0,
      resetDate: new Date(since + (daily ? 1 : MONTHLY_PERIOD_DAYS) * DAY_MS).toISOString(),
      isUnlimited: limit === UNLIMITED,
      isLocked: limit === LOCKED,
    };
  });

/** USG-10 */
export const usageLabel = ({ current, limit, isUnlimited }: UsageCard): string =>
  isUnlimited ? `${current} used (unlimited)` : `${current}/${limit} used`;

/**
 * USG-13, in days of the reader's calendar.
 * @param now milliseconds since the epoch
 */
export function resetText(resetDate: string, now: number): string {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(Date.parse(resetDate)) - midnight(now)) / DAY_MS);
  if (days <= 0) return 'Resets today';
  return days === 1 ? 'Resets tomorrow' : `Resets in ${days} days`;
}

/** The four usage bands (USG-12, D-10): from 90, 75 and 50 percent, and below. The word says what the color shows. */
const bandLooks = [
  { tone: 'gone', word: 'Almost used up' },
  { tone: 'low', word: 'Running low' },
  { tone: 'half', word: 'Half used' },
  { tone: 'good', word: 'Plenty left' },
] as const;

export function bandLook({
  percentage,
}: Pick<UsageCard, 'percentage'>): (typeof bandLooks)[number] | { tone: 'gone'; word: string } {
  if (percentage >= 100) return { tone: 'gone', word: 'Used up' };
  return bandLooks[bandOf('usage', percentage)]!;
}

/** Cards that deserve a notice: at least half used, most used first. */
export const nearTheirLimit = (cards: readonly UsageCard[]): UsageCard[] =>
  cards
    .filter(({ isLocked, isUnlimited, percentage }) => !isLocked && !isUnlimited && bandOf('usage', percentage) < 3)
    .toSorted((a, b) => b.percentage - a.percentage);
