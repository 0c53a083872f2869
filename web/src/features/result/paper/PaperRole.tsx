import type { ResultRole } from '#shared/assessment/result-shape.ts';
import { capital } from '#shared/lib/format.ts';
import { type Reason, reasonsOf } from '#shared/matching/explain/reasons.ts';
import { nameOf, slugOf } from '#shared/occupations/names.ts';
import { paths } from '#web/paths.ts';
import { belowWords, stepsLine } from '../role/move/move-line.ts';
import css from './PaperSheets.module.css';
import { roleFigures } from './role-figures.ts';

interface PaperRoleProps {
  role: ResultRole;
  place: number;
  resultId: string;
  /** its description in one sentence */
  gist: string | undefined;
}

/** One of the ten: description, figures, way in and reasons. */
export function PaperRole({ role, place, resultId, gist }: PaperRoleProps) {
  const { move } = role;
  const name = nameOf(role.code, role.title);
  const { speakFor, speakAgainst } = reasonsOf(role.why);
  return (
    <li className={css.role}>
      <h3>
        <span>
          {place}. <a href={paths.occupationOfResult(resultId, slugOf(name))}>{name}</a>
        </span>
        <span>{Math.round(role.final_score)} of 100</span>
      </h3>
      {gist && <p>{gist}</p>}
      <p>{roleFigures(role).join(' · ')}</p>
      {move && (
        <p>
          <b>{stepsLine(move)}.</b>{' '}
          {(move.steps.length > 0 ? [role.time_to_transition, role.cost_to_transition] : [])
            .flatMap((text) => text ?? [])
            .map((text) => `${capital(text)}.`)
            .join(' ')}
          {move.below && ` ${belowWords[move.below]}.`}
        </p>
      )}
      <div className={css.sides}>
        <Side sign="For you" none="Nothing clearly speaks for it." reasons={speakFor} />
        <Side sign="Against" none="Nothing clearly speaks against it." reasons={speakAgainst} />
      </div>
    </li>
  );
}

const Side = ({ sign, none, reasons }: { sign: string; none: string; reasons: readonly Reason[] }) => (
  <p>
    <b>{sign}:</b> {reasons.length === 0 ? none : `${reasons.map(({ text }) => text).join('. ')}.`}
  </p>
);
