/** What can be done with a result besides reading it, and the paid features: where they are, and their limits. */
import {
  type Feature,
  featureName,
  features,
  isOffered,
  isSubscribed,
  LOCKED,
  limitOf,
  MONTHLY_PERIOD_DAYS,
  type Plan,
  periodOf,
  planName,
  plans,
  UNLIMITED,
} from '#shared/plans/catalogue.ts';
import type { Topic } from '../question/topics.ts';
import { records } from './records.ts';
import { type AnswerContext, type Said, said } from './said.ts';

const list = new Intl.ListFormat('en-US');

export const limitText = (feature: Feature, plan: Plan): string => {
  const limit = limitOf(feature, plan, 0);
  if (limit === LOCKED || !isOffered(feature, plan)) return 'not included';
  if (limit === UNLIMITED) return 'without a limit';
  return `${limit} ${periodOf(feature) === 'daily' ? 'a day' : `in ${MONTHLY_PERIOD_DAYS} days`}`;
};

/** "Free has 1 in 30 days, Pro has 20 in 30 days, …" */
export const limitsText = (feature: Feature): string =>
  list.format(
    plans.filter((plan) => isOffered(feature, plan)).map((plan) => `${planName[plan]} has ${limitText(feature, plan)}`),
  );

/** "In 30 days: 2 × Industry Report, 5 × Real-Time Trends. A day: …", without what is not included. */
export function allowedText(plan: Plan): string {
  const limits = features
    .filter((feature) => isOffered(feature, plan))
    .map((feature) => ({ feature, limit: limitOf(feature, plan, 0) }));
  const limited = limits.filter(({ limit }) => limit !== LOCKED && limit !== UNLIMITED);
  const within = (period: 'daily' | 'monthly') =>
    limited
      .filter(({ feature }) => periodOf(feature) === period)
      .map(({ feature, limit }) => `${limit} × ${featureName[feature]}`);
  const unlimited = limits.filter(({ limit }) => limit === UNLIMITED).map(({ feature }) => featureName[feature]);
  return grouped([
    [`In ${MONTHLY_PERIOD_DAYS} days`, within('monthly')],
    ['A day', within('daily')],
    ['Without a limit', unlimited],
  ])
    .map((line) => `${line}.`)
    .join(' ');
}

/** "A day: this, that", for each group that is not empty. */
export const grouped = (groups: readonly (readonly [name: string, members: readonly string[]])[]): string[] =>
  groups.flatMap(([name, members]) => (members.length > 0 ? [`${name}: ${members.join(', ')}`] : []));

/** "Industry Report (Pro 2 in 30 days, and Max 4 in 30 days)" */
const paidLimits = (feature: Feature): string =>
  `${featureName[feature]} (${list.format(
    plans.filter(isSubscribed).map((plan) => `${planName[plan]} ${limitText(feature, plan)}`),
  )})`;

export const featureAnswers = {
  marks: () =>
    said(
      [
        'Press "Save" next to an occupation in your result, or on its own page. What you save shows up in your result and in the list of all occupations.',
        '"Not for me" hides an occupation from your result. It stays in the ranking, and you can bring it back.',
      ],
      records.occupations,
      records.history,
    ),
  comparing: () =>
    said(
      [
        'Name two or three jobs here, such as "nurse or paramedic", and I’ll put them side by side. In your result, "Compare" next to an occupation does the same with everything that’s known about both, and about you.',
        'Your assessments have their own page, each with its result. You can compare two of them there: what changed, and whether by more than chance.',
      ],
      records.history,
      records.occupations,
    ),
  market: () =>
    said(
      [
        `${featureName.realtime_market_intelligence} shows published pay, openings and growth, each figure with its source and date. It comes with ${list.format(plans.filter(isSubscribed).map((plan) => planName[plan]))}.`,
        `There are two more for a single industry: ${list.format((['industry_reports', 'trends_real_time_industries'] as const).map(paidLimits))}.`,
        'You can ask me what a job pays and whether it’s growing for free.',
      ],
      records.pricing,
      records.data,
    ),
  limits: () =>
    said(
      [
        `Your usage page shows what counts against your plan and how much is left. ${featureName.smart_matches_daily} counts by the day. Everything else starts over every ${MONTHLY_PERIOD_DAYS} days, from the day shown on that page.`,
        'At a limit nothing is charged and nothing is lost. What you made stays, and the feature says when it starts over. A larger plan has more.',
      ],
      records.usage,
      records.pricing,
    ),
} satisfies Partial<Record<Topic, (context: AnswerContext) => Said>>;
