import type { ResultRole } from '#shared/assessment/result-shape.ts';
import { usd } from '#shared/lib/format.ts';
import { type Reason, reasonsOf } from '#shared/matching/reasons.ts';
import { automationRisk, automationRiskName } from '#shared/occupations/automation-risk.ts';
import { nameOf, slugOf } from '#shared/occupations/names.ts';
import { paths } from '#web/paths.ts';
import { belowWords, stepsLine } from '../move-line.ts';
import { demandText } from '../role-words.ts';
import css from './PaperSheets.module.css';

interface PaperRoleProps {
  role: ResultRole;
  place: number;
  resultId: string;
  /** what it is, in a sentence */
  gist: string | undefined;
}

/** One of the ten: what it is, its figures, the way in, and why it is here. */
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
      <p>{figuresOf(role).join(' · ')}</p>
      {move && (
        <p>
          <b>{stepsLine(move)}.</b>{' '}
          {(move.steps.length > 0 ? [role.time_to_transition, role.cost_to_transition] : [])
            .flatMap((text) => text ?? [])
            .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
            .join(' ')}
          {move.below && ` ${belowWords[move.below]}.`}
        </p>
      )}
      <div className={css.sides}>
        <Side sign="For you" none="Nothing speaks clearly for it." reasons={speakFor} />
        <Side sign="Against" none="Nothing speaks clearly against it." reasons={speakAgainst} />
      </div>
    </li>
  );
}

const Side = ({ sign, none, reasons }: { sign: string; none: string; reasons: readonly Reason[] }) => (
  <p>
    <b>{sign}:</b> {reasons.length === 0 ? none : `${reasons.map(({ text }) => text).join('. ')}.`}
  </p>
);

/** What is known of it, part by part; what nobody published is said. */
function figuresOf({ fit_score, opportunity_score, feasibility_score, opportunity, growth_outlook }: ResultRole) {
  const { salary_p50: pay, demand, ai_exposure: exposed } = opportunity;
  const outlook = demand ?? growth_outlook;
  return [
    pay === null ? 'Pay not published' : `${usd(pay)} a year`,
    outlook === null ? 'demand not published' : demandText(outlook),
    exposed === null ? null : `${automationRiskName[automationRisk(exposed)].toLowerCase()} automation risk`,
    `fit ${Math.round(fit_score)}, opportunity ${Math.round(opportunity_score)}, feasibility ${Math.round(feasibility_score)}`,
  ].filter((part) => part !== null);
}
