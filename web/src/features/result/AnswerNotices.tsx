import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { landingMinutes } from '#shared/assessment/stages.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { retakePath } from './retake.ts';

/**
 * What the answers leave open. For answers that look random, it asks whether they describe the person, with the reasons
 * and a way to retake. Left-out answers are named (DAT-19). Complete answers get no notice.
 */
export function AnswerNotices({ result }: { result: ResultBody }) {
  const { careless, boost_accuracy: boost } = result;
  const retake = <ButtonLink to={retakePath(result)}>Answer again</ButtonLink>;
  if (careless.flagged)
    return (
      <Notice title="Do these answers describe you?" action={retake}>
        <p>
          Taken together they look more like chance than like a person. That happens in a hurry, and to people who are
          simply unusual. What we noticed:
        </p>
        <ul>
          {careless.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>
          If they do describe you, leave it at that: your result is below, based on what you said, with less confidence.
          If not, answer again: it takes {landingMinutes} minutes and counts as one analysis of your plan.{' '}
          <Link to={paths.howItWorks('care')}>Why we ask</Link>
        </p>
      </Notice>
    );
  if (!boost.show) return null;
  return (
    <Notice title="This could be more certain" action={retake}>
      {boost.message}
    </Notice>
  );
}
