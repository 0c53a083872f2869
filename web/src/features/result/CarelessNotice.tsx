import type { ResultBody } from '#shared/matching/contract.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Answers that look hurried widen the uncertainty; that is said kindly, with the reasons and a way out. */
export function CarelessNotice({ careless }: { careless: ResultBody['careless'] }) {
  if (!careless.flagged) return null;
  return (
    <Notice
      tone="warn"
      title="Some answers do not fit together"
      action={<ButtonLink to={paths.newAssessment()}>Retake Assessment</ButtonLink>}
    >
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
}
