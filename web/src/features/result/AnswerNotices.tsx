import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/**
 * What the answers themselves leave open. Answers that look hurried widen the uncertainty; that is said kindly, with the
 * reasons and a way out. Left-out answers are named (DAT-19). Nothing is said about answers that are whole.
 */
export function AnswerNotices({ result: { careless, boost_accuracy: boost } }: { result: ResultBody }) {
  const retake = <ButtonLink to={paths.newAssessment()}>Answer again</ButtonLink>;
  if (careless.flagged)
    return (
      <Notice tone="warn" title="Some answers do not fit together" action={retake}>
        <p>
          This happens to people in a hurry, and sometimes to people who are simply unusual. The result below is
          calculated from what you said, with more uncertainty and less confidence. What we noticed:
        </p>
        <ul>
          {careless.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
    );
  if (!boost.show) return null;
  return (
    <Notice title="This could be more certain" action={retake}>
      {boost.message}
    </Notice>
  );
}
