import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { JobFit } from './JobFit.tsx';
import { MarkedText } from './MarkedText.tsx';
import css from './MatchResult.module.css';
import { useSaveMatch } from './match-query.ts';
import { PayLine } from './PayLine.tsx';
import { RequirementList } from './RequirementList.tsx';
import type { Shown } from './shown.ts';

/** The findings: warnings first, then the job, its requirements, the pay, what to say and what to ask. */
export function MatchResult({ shown, onSaved }: { shown: Shown; onSaved: () => void }) {
  const { text, match, isSaved } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useSaveMatch();
  useEffect(() => heading.current?.focus(), []);
  const warnings = match.marks.filter(({ weight }) => weight === 'warning');
  const unclear = match.marks.filter(({ weight }) => weight === 'unclear');
  return (
    <section aria-labelledby="match-heading">
      <Stack gap={5}>
        <Cluster spread>
          <h2 id="match-heading" ref={heading} tabIndex={-1}>
            {match.title}: what it asks, and where you stand
          </h2>
          {isSaved ? (
            <p>Saved</p>
          ) : (
            <Button
              busy={save.isPending}
              onClick={() => save.mutate({ match_id: match.match_id, text }, { onSuccess: onSaved })}
            >
              Save this match
            </Button>
          )}
        </Cluster>
        {!match.language.is_read && (
          <Notice tone="warn" title={`The text is in ${match.language.name}, which we do not read`}>
            Only names that are the same in every language were found: tools, amounts, some titles. What is missing here
            may well be in the text.
          </Notice>
        )}
        {warnings.length > 0 && (
          <Notice
            tone="warn"
            title={
              warnings.length === 1 ? 'One thing to be careful about' : `${warnings.length} things to be careful about`
            }
          >
            <ul className={css.list}>
              {warnings.map(({ key, text: says }) => (
                <li key={key}>{says}</li>
              ))}
            </ul>
          </Notice>
        )}
        <div className={css.halves}>
          <Stack gap={6}>
            <Stack gap={4}>
              {match.jobs.length > 1 && <p>The text offers {match.jobs.length} jobs.</p>}
              {match.jobs.map((job) => (
                <JobFit key={job.code} job={job} />
              ))}
              {match.jobs.length === 0 && (
                <p>
                  <b>We cannot say which occupation it is.</b> It has no title that we know, so there is no score and no
                  market pay here. We read what it asks for all the same.
                </p>
              )}
            </Stack>
            <RequirementList requirements={match.requirements} />
            <PayLine pay={match.pay} />
            <Points title="What to stress" points={match.stress} />
            <Points title="What to ask" points={[...match.ask, ...unclear.map(({ text: says }) => says)]} />
          </Stack>
          <Stack gap={3} className={css.words}>
            <h3>In its own words</h3>
            <MarkedText text={text} match={match} />
          </Stack>
        </div>
      </Stack>
    </section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>{title}</h3>
      <ul className={css.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Stack>
  );
}
