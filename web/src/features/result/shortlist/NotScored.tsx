import type { Answers } from '#shared/assessment/answers.ts';
import { notScored } from '#shared/matching/explain/question-notes.ts';

/** Answers that no score uses, and the country the figures are for. */
export function NotScored({ answers }: { answers: Answers | null }) {
  const kept = answers && notScored(answers.deepDive);
  const country = answers?.deepDive.background?.country;
  return (
    <>
      <p>
        <small>
          {kept && `Your answers on ${kept} are kept and not scored: no published figure answers them. `}
          No score knows what your body can do, how many hours you want to work or what you need to earn. Check those
          before you choose.
        </small>
      </p>
      {country !== undefined && country !== 'US' && (
        <p>
          <small>
            You live outside the United States. Pay, growth, openings, schools and licenses here are those of the United
            States.
          </small>
        </p>
      )}
    </>
  );
}
