import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { useEngine } from '#web/parts/engine/engine-query.ts';
import { Explore } from './Explore.tsx';
import { FurtherUp } from './FurtherUp.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultFooter } from './ResultFooter.tsx';
import { Receipts } from './receipts/Receipts.tsx';
import type { RoleView } from './role/role-view.ts';
import type { Shown } from './role/use-roles.ts';
import { isSample } from './sample/sample-id.ts';

interface BelowMatchesProps {
  result: ResultBody;
  /** the ten */
  roles: RoleView[];
  selected: RoleView | null;
  /** the best occupations outside the person's limits */
  outside: RoleView[];
  hidden: ReadonlySet<string>;
  /** null for viewers other than the owner */
  answers: Answers | null;
  loaded: ReturnType<typeof useEngine>;
  onOpen: (shown: Shown) => void;
}

/** Everything below the matches: one chunk, fetched once the result is on screen. */
export default function BelowMatches({
  result,
  roles,
  selected,
  outside,
  hidden,
  answers,
  loaded,
  onOpen,
}: BelowMatchesProps) {
  const move = result.roles[0]?.move;
  return (
    <>
      {move && (
        <FurtherUp
          roles={outside}
          hidden={hidden}
          silent={move.from === 'high_school'}
          onOpen={(code) => onOpen({ code })}
        />
      )}
      <Receipts
        result={result}
        roles={roles}
        selected={selected}
        facts={loaded.engine?.facts ?? null}
        onOpen={(code) => onOpen({ code })}
      />
      {answers && <Explore result={result} answers={answers} loaded={loaded} onOpen={onOpen} />}
      {!isSample(result) && <ResultActions result={result} />}
      <ResultFooter result={result} />
    </>
  );
}
