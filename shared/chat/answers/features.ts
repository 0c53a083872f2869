/** What one does with a result besides reading it, and what the paid features are: where it stands, and how often one may. */
import {
  type Feature,
  featureName,
  isSubscribed,
  LOCKED,
  limitOf,
  MONTHLY_PERIOD_DAYS,
  periodOf,
  planName,
  plans,
  UNLIMITED,
} from '#shared/plans/catalogue.ts';
import type { Topic } from '../question/topics.ts';
import { records } from './records.ts';
import { type Said, type Surroundings, said } from './said.ts';

const list = new Intl.ListFormat('en-US');

export const limitText = (feature: Feature, limit: number): string => {
  if (limit === LOCKED) return 'not included';
  if (limit === UNLIMITED) return 'without a limit';
  return `${limit} ${periodOf(feature) === 'daily' ? 'a day' : `in ${MONTHLY_PERIOD_DAYS} days`}`;
};

/** "Free has 1 in 30 days, Pro has 20 in 30 days, …" */
export const limitsText = (feature: Feature): string =>
  list.format(plans.map((plan) => `${planName[plan]} has ${limitText(feature, limitOf(feature, plan, 0))}`));

/** "Industry Report (Pro 2 in 30 days, and Max 4 in 30 days)" */
const paidLimits = (feature: Feature): string =>
  `${featureName[feature]} (${list.format(
    plans.filter(isSubscribed).map((plan) => `${planName[plan]} ${limitText(feature, limitOf(feature, plan, 0))}`),
  )})`;

export const featureAnswers = {
  marks: () =>
    said(
      [
        'Press "Save" beside an occupation of your result, or on its own page: what you saved stands in your result and among all occupations.',
        '"Not for me" takes an occupation out of what your result shows. It stays in the ranking, and comes back when you want it.',
      ],
      records.occupations,
      records.history,
    ),
  comparing: () =>
    said(
      [
        'Name two or three occupations here, such as "nurse or paramedic", and I set them side by side. In your result "Compare" beside an occupation does the same with all that is known of both, and of you.',
        'Your assessments are listed on a page of their own, each with its result. Two of them can be compared there: what changed, and whether by more than chance.',
      ],
      records.history,
      records.occupations,
    ),
  market: () =>
    said(
      [
        `${featureName.realtime_market_intelligence} shows pay, openings and growth as publishers have them, each figure with its source and date. It comes with ${list.format(plans.filter(isSubscribed).map((plan) => planName[plan]))}.`,
        `For a single industry there are two more: ${list.format((['industry_reports', 'trends_real_time_industries'] as const).map(paidLimits))}.`,
        'What single occupations pay, and how they are expected to grow, you can ask me free of charge.',
      ],
      records.pricing,
      records.data,
    ),
  limits: () =>
    said(
      [
        `What counts against your plan, and how much of it is left, stands on your usage page. ${featureName.smart_matches_daily} counts by the day; all else counts anew every ${MONTHLY_PERIOD_DAYS} days, from the day that the page names.`,
        'At a limit nothing is charged and nothing is lost: what you made stays, and the feature says when it counts from nothing again. A larger plan has more of it.',
      ],
      records.usage,
      records.pricing,
    ),
} satisfies Partial<Record<Topic, (around: Surroundings) => Said>>;
