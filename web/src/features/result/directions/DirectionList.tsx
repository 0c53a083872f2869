import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { DIRECTIONS } from '#shared/assessment/result-words.ts';
import { fieldNames } from '#shared/occupations/fields.ts';
import type { Engine } from '#web/parts/engine/engine.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/figures/Meter.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { runOf, tieRuns, tieText } from '../score/ties.ts';
import { bestOfField } from './best-of-field.ts';
import css from './DirectionList.module.css';
import { FieldRows } from './FieldList.tsx';

interface DirectionListProps {
  result: ResultBody;
  engine: Engine | null;
  /** occupations the person has hidden */
  hidden: ReadonlySet<string>;
  onOpen: (code: string) => void;
}

/** The three best fields, each listing its best occupations for this person; other fields on demand. */
export function DirectionList({ result, engine, hidden, onOpen }: DirectionListProps) {
  const { clusters } = result;
  const runs = tieRuns(clusters.map((cluster) => cluster.tie_group));
  const rest = clusters.slice(DIRECTIONS);
  return (
    <Stack gap={1}>
      <ol className={css.directions}>
        {clusters.slice(0, DIRECTIONS).map(({ name, avg_score }, position) => {
          const run = runOf(runs, position + 1);
          const opens = run && run.from === position + 1;
          return (
            <li key={name} className={css.direction}>
              {opens && <p className={css.tie}>{tieText(run)}</p>}
              <Disclosure summary={<Meter label={`${position + 1}. ${name}`} value={avg_score} />}>
                <FieldOccupations name={name} result={result} engine={engine} hidden={hidden} onOpen={onOpen} />
              </Disclosure>
            </li>
          );
        })}
      </ol>
      {rest.length > 0 && (
        <Disclosure quiet summary={`The other ${rest.length} fields`}>
          <FieldRows clusters={rest} from={DIRECTIONS + 1} runs={runs} />
        </Disclosure>
      )}
      <Source kind="modelled" text="from the answers: the scores of all occupations of a field, taken together" />
    </Stack>
  );
}

const codeOf = (name: string) => Object.keys(fieldNames).find((code) => fieldNames[code] === name);

function FieldOccupations({ name, result, engine, hidden, onOpen }: DirectionListProps & { name: string }) {
  const field = codeOf(name);
  if (!field) return null;
  const best = bestOfField(field, result, engine, hidden);
  return (
    <Stack gap={2}>
      {best.length > 0 && (
        <ol className={css.occupations} aria-label={`Best for you in ${name}`}>
          {best.map(({ code, name: occupation, place }) => (
            <li key={code}>
              <TextButton onClick={() => onOpen(code)}>{occupation}</TextButton>
              {place !== null && <small>match {place}</small>}
            </li>
          ))}
        </ol>
      )}
      {!result.roles.some(({ code }) => code.startsWith(field)) && <p>None of your ten matches is in this field.</p>}
      <p>
        <Link to={paths.occupations(field)}>All work in this field</Link>
      </p>
    </Stack>
  );
}
