import { lazy, useMemo, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { leaningSentence } from '#shared/matching/explain/leaning.ts';
import { useEngine } from '#web/parts/engine/engine-query.ts';
import { chosenPlaces, storedAnswers } from '#web/parts/engine/stored-answers.ts';
import { useMarks } from '#web/parts/marks/use-marks.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { AnswerNotices } from './AnswerNotices.tsx';
import { Directions } from './directions/Directions.tsx';
import { Matches } from './Matches.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { useRoleAddress } from './role/use-role-address.ts';
import { type Shown, useRole, useStoredRoles } from './role/use-roles.ts';
import { isSample } from './sample/sample-id.ts';

const BelowMatches = lazy(() => import('./BelowMatches.tsx'));
const FlippedMatches = lazy(() => import('./developer/FlippedMatches.tsx'));
const Paper = lazy(() => import('./paper/Paper.tsx'));
const RoleAtAddress = lazy(() => import('./role-details/RoleAtAddress.tsx'));
const moreComes = <Loading label="Loading what can be done with it" />;

const nothing: ReadonlySet<string> = new Set();

interface ResultViewProps {
  result: ResultBody;
  /** whether the developers' flip test is on */
  flipped?: boolean;
}

/** The loaded result as a list of sections. It needs only the stored answer; the engine adds details when loaded. */
export function ResultView({ result, flipped }: ResultViewProps) {
  const answers = useMemo(() => storedAnswers(result.raw_assessment_data), [result]);
  const places = useMemo(() => chosenPlaces(answers), [answers]);
  const loaded = useEngine(result, answers);
  const { engine } = loaded;
  const facts = engine?.facts ?? null;

  const stored = useStoredRoles(result.roles, engine, places);
  const outside = useStoredRoles(result.outside, engine, places);
  const known = useMemo(() => [...stored, ...outside], [stored, outside]);
  const marks = useMarks();
  const hidden = isSample(result) ? nothing : marks.hidden;
  const [chosen, setSelected] = useState<Shown | null>(null);
  const selected = chosen ?? {
    code: (result.roles.find(({ code }) => !hidden.has(code)) ?? result.roles[0])?.code ?? '',
  };
  // a newly hidden occupation keeps its place, with a way to undo
  if (!chosen && !marks.isPending) setSelected(selected);
  const address = useRoleAddress();
  const selectedRole = useRole(selected, known, engine, places);

  return (
    <Page width="wide">
      <ResultHeader createdAt={result.created_at} lead={leaningSentence(result)} sample={isSample(result)} />
      <AnswerNotices result={result} />
      <Directions
        result={result}
        engine={engine}
        hidden={hidden}
        mapComes={answers !== null && !loaded.failed}
        onOpen={(code) => address.show({ code })}
      />
      {flipped ? (
        <LazyPart>
          <FlippedMatches result={result} />
        </LazyPart>
      ) : (
        <Matches
          result={result}
          roles={stored}
          outside={outside}
          hidden={hidden}
          selected={selectedRole}
          facts={facts}
          answers={answers}
          onSelect={(code) => setSelected({ code })}
          onOpen={(code) => address.show({ code })}
        />
      )}
      <LazyPart waiting={moreComes}>
        {loaded.begun ? (
          <BelowMatches
            result={result}
            roles={stored}
            outside={outside}
            hidden={hidden}
            selected={selectedRole}
            answers={answers}
            loaded={loaded}
            onOpen={address.show}
          />
        ) : (
          moreComes
        )}
      </LazyPart>
      <LazyPart>
        <RoleAtAddress
          address={address}
          result={result}
          known={known}
          places={places}
          answers={answers}
          loaded={loaded}
        />
      </LazyPart>
      <LazyPart>
        <Paper result={result} />
      </LazyPart>
    </Page>
  );
}
