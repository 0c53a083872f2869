/** Receipts explain the counters: what each used unit produced, or what it is reserved for. */
import type { Account } from '#functions/data/account/account.ts';
import { type Assessment, createdAt, resultId } from '#functions/data/assessment/assessment.ts';
import type { Receipt as UseReceipt } from '#functions/data/use/row.ts';
import { type CountedFeature, countedFeatures, featureName } from '#shared/plans/catalogue.ts';
import { RESERVATION_MS } from '#shared/plans/reservations.ts';

export const MAX_RECEIPTS = 50;
const analyses = 'career_path_analyses';

interface Receipt {
  id: string;
  feature: CountedFeature;
  amount: number;
  at: number;
  title: string;
  resultId: string | null;
}

const ofReservations = ({ reservations }: Account): Receipt[] =>
  countedFeatures.flatMap((feature) =>
    reservations[feature]
      .filter(({ amount }) => amount > 0)
      .map(({ id, amount, expiresAt }) => ({
        id,
        feature,
        amount,
        at: expiresAt - RESERVATION_MS,
        title: `${featureName[feature]}, reserved`,
        resultId: null,
      })),
  );

const ofSession = ({ session }: Account): Receipt[] =>
  session
    ? [
        {
          id: session.id,
          feature: analyses,
          amount: 1,
          at: createdAt(session.id),
          title: `${featureName[analyses]}, in progress`,
          resultId: null,
        },
      ]
    : [];

const ofAssessment = (assessment: Assessment): Receipt[] =>
  assessment.committed
    ? [
        {
          id: assessment.id,
          feature: analyses,
          amount: 1,
          at: assessment.result ? assessment.endedAt! : assessment.createdAt,
          title: featureName[analyses] + (assessment.result ? '' : ', left without a result'),
          resultId: assessment.result && resultId(assessment.id),
        },
      ]
    : [];

const ofUse = (use: UseReceipt): Receipt => ({ ...use, amount: 1, resultId: null });

/** Newest first. */
export const receiptsOf = (account: Account, ended: Assessment[], uses: UseReceipt[]): Receipt[] =>
  [...ofReservations(account), ...ofSession(account), ...ended.flatMap(ofAssessment), ...uses.map(ofUse)]
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_RECEIPTS);
