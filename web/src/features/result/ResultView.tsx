import { lazy, useMemo, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import { AnswerNotices } from './AnswerNotices.tsx';
import { Direction } from './Direction.tsx';
import { useEngine } from './engine-query.ts';
import { FurtherUp } from './FurtherUp.tsx';
import { Matches } from './Matches.tsx';
import { ResultFooter } from './ResultFooter.tsx';
import { RoleDialog } from './role/RoleDialog.tsx';
import { ScoreHeader } from './ScoreHeader.tsx';
import { chosenPlaces, storedAnswers } from './stored-answers.ts';
import { type Shown, useRole, useStoredRoles } from './use-roles.ts';

const Explore = lazy(() => import('./Explore.tsx').then((module) => ({ default: module.Explore })));
const exploreComes = <Loading label="Loading what-if and why-not" />;

/** The loaded result, as a list of sections. It stands on the stored answer alone; the engine adds to it when it is there. */
export function ResultView({ result }: { result: ResultBody }) {
  const answers = useMemo(() => storedAnswers(result.raw_assessment_data), [result]);
  const places = useMemo(() => chosenPlaces(answers), [answers]);
  const loaded = useEngine(result, answers);
  const { engine } = loaded;
  const facts = engine?.facts ?? null;

  const stored = useStoredRoles(result.roles, engine, places);
  const outside = useStoredRoles(result.outside, engine, places);
  const known = useMemo(() => [...stored, ...outside], [stored, outside]);
  const [selected, setSelected] = useState<Shown>({ code: result.roles[0]?.code ?? '' });
  const [opened, setOpened] = useState<Shown | null>(null);
  const selectedRole = useRole(selected, known, engine, places);
  const openedRole = useRole(opened, known, engine, places);

  return (
    <Page width="wide">
      <ScoreHeader result={result} />
      <AnswerNotices result={result} />
      <Direction result={result} facts={facts} selected={selectedRole} />
      <Matches
        result={result}
        roles={stored}
        selected={selectedRole}
        facts={facts}
        answers={answers}
        onSelect={(code) => setSelected({ code })}
        onOpen={(code) => setOpened({ code })}
      />
      {stored[0]?.move && (
        <FurtherUp
          roles={outside}
          silent={stored[0].move.from === 'high_school'}
          onOpen={(code) => setOpened({ code })}
        />
      )}
      {answers && (
        <LazyPart waiting={exploreComes}>
          {loaded.begun ? (
            <Explore result={result} answers={answers} loaded={loaded} onOpen={setOpened} />
          ) : (
            exploreComes
          )}
        </LazyPart>
      )}
      <ResultFooter />
      <RoleDialog
        role={openedRole}
        moved={Boolean(opened?.moved)}
        facts={facts}
        variant={result.variant}
        answers={answers}
        onSelect={(code) => setOpened({ code })}
        onClose={() => setOpened(null)}
      />
    </Page>
  );
}
