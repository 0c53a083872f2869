/** Answers about the signed-in person's own account, as their screens show it. */
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { setAsideWords, stabilitySentence } from '#shared/assessment/result-words.ts';
import { day, percent } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import {
  countedFeatures,
  featureName,
  isSubscribed,
  LOCKED,
  periodOf,
  planName,
  UNLIMITED,
} from '#shared/plans/catalogue.ts';
import { type Ledger, usageOf } from '#shared/plans/ledger.ts';
import { grouped } from './features.ts';
import { type OwnLearning, ownLearningSaid } from './own-learning.ts';
import { type AskedOccupation, ownOccupationSaid, ownReportSaid } from './own-report.ts';
import { occupationRecord, records, reportRecord, resultRecord } from './records.ts';
import type { Said } from './said.ts';

const SHOWN = 10;

/** Nothing is known about a visitor. */
export const signInFirst = (occupation?: AskedOccupation): Said => ({
  paragraphs: [
    'I don’t know who you are. Sign in, and I can tell you about your own result, its report, your learning plan and your subscription. Without an account I can answer questions about jobs and about this site.',
  ],
  sources: [
    ...(occupation ? [occupationRecord(occupation.code, occupation.name)] : []),
    records.signIn,
    records.assessment,
  ],
});

export function ownResultSaid(result: ResultBody | null): Said {
  if (!result)
    return {
      paragraphs: [
        'You have no finished assessment yet, or none that can still be read. Finish one, and I can tell you what it found.',
      ],
      sources: [records.assessment, records.history],
    };
  const { set_aside: aside } = result;
  const lines = result.roles
    .slice(0, SHOWN)
    .map(({ code, title, final_score }, place) => `- ${place + 1}. ${nameOf(code, title)}: ${percent(final_score)}`);
  return {
    paragraphs: [
      `Your newest result is of ${day(result.created_at)}. Its occupations, the best match first:\n${lines.join('\n')}`,
      ...(aside ? [`${nameOf(aside.code, aside.title)} ${setAsideWords(aside)}`] : []),
      `${stabilitySentence(result.stability)} A score is a place on a scale and no probability.`,
      'Open the result for what caused each score, for the way there, and for the report, which you can print or save as PDF.',
    ],
    sources: [resultRecord(result.id), reportRecord(result.id), records.method],
  };
}

export function ownPlanSaid(ledger: Pick<Ledger, 'plan' | 'packs' | 'paidUntil' | 'counters' | 'ownLimits'>): Said {
  const uses = countedFeatures.map((feature) => ({ feature, ...usageOf(ledger, feature) }));
  const used = (period: 'daily' | 'monthly') =>
    uses
      .filter(({ feature, limit }) => limit !== LOCKED && limit !== UNLIMITED && periodOf(feature) === period)
      .map(({ feature, current, limit }) => `${featureName[feature]} ${current} of ${limit}`);
  const named = (at: number) => uses.filter(({ limit }) => limit === at).map(({ feature }) => featureName[feature]);
  const lines = grouped([
    ['Used in this period', used('monthly')],
    ['Used today', used('daily')],
    ['Without a limit', named(UNLIMITED)],
    ['Not included', named(LOCKED)],
  ]).map((line) => `- ${line}`);
  return {
    paragraphs: [`Your plan is ${planName[ledger.plan]}.\n${lines.join('\n')}`, endingSaid(ledger)],
    sources: [records.usage, records.pricing],
  };
}

function endingSaid({ plan, paidUntil }: Pick<Ledger, 'plan' | 'paidUntil'>): string {
  if (!isSubscribed(plan)) return 'It costs nothing, and nothing is renewed or charged.';
  return paidUntil === null
    ? 'It goes on from month to month. When you pay next, and what you have paid, is shown by "Manage Plan" on your usage page.'
    : `It ends on ${day(new Date(paidUntil).toISOString())}.`;
}

/** What was loaded to answer. */
export type Own =
  | { record: 'result'; result: ResultBody | null }
  | { record: 'plan'; ledger: Ledger }
  | ({ record: 'learning' } & OwnLearning);

/** @param asked the occupation asked about, or the question if it is about the report */
export function ownSaid(own: Own, asked: { report: string } | { occupation: AskedOccupation } | null): Said {
  if (own.record === 'plan') return ownPlanSaid(own.ledger);
  if (own.record === 'learning') return ownLearningSaid(own);
  if (!own.result || !asked) return ownResultSaid(own.result);
  return 'report' in asked ? ownReportSaid(own.result, asked.report) : ownOccupationSaid(own.result, asked.occupation);
}
