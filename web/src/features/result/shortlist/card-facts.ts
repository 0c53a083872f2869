import { capital, signedPercent, usd } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { outlookWord } from '#shared/occupations/page-words.ts';
import { type WayInView, wayInView } from '#shared/occupations/way-in.ts';
import { belowWords, stepsLine } from '../role/move/move-line.ts';
import { reachWord } from '../role/move/move-words.ts';
import type { RoleView } from '../role/role-view.ts';
import { demandText, payGroupText } from '../role/role-words.ts';

export interface CardFact {
  label: string;
  /** null is "not available" */
  value: string | null;
  note: string | null;
}

/** An occupation's pay, outlook and requirements, in general and for this person: one line each. */
export function cardFacts(role: RoleView, facts: Facts | null): CardFact[] {
  const { salaryRange, growth, demand, automationRisk: exposure, move } = role;
  const index = facts && indexOfCode(facts, role.code);
  const wayIn = facts && index !== null ? wayInView(facts, index) : null;
  const fact = (label: string, value: string | null, note: string | null): CardFact => ({ label, value, note });
  return [
    fact(
      'Pay',
      salaryRange.p50 === null ? null : `${usd(salaryRange.p50)} a year`,
      payGroupText(role) ?? 'half earn more',
    ),
    fact(
      'Outlook',
      growth === null ? null : outlookWord(growth),
      growth === null ? null : `${signedPercent(growth)} jobs in ten years`,
    ),
    fact('Demand', demand, demand && `${demandText(demand)} a year, compared with other work`),
    fact(
      'Automation risk',
      exposure === null ? null : automationRiskName[automationRisk(exposure)],
      exposure === null ? null : automationRiskText(exposure),
    ),
    fact('Way in', wayIn?.education.level ?? null, wayIn && wayInNote(wayIn)),
    ...(move ? [fact('For you', reachWord[move.reach].word, moveNote(role, move))] : []),
  ];
}

/** “a bachelor's degree”, “no formal educational credential” */
function schoolWords(level: string): string {
  const name = level.toLowerCase();
  return /^(no|some) /.test(name) ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

const wayInNote = ({ entryEducation, licence }: WayInView): string =>
  [
    ...(entryEducation
      ? [`most people in it call this enough; the usual start is ${schoolWords(entryEducation.level)}`]
      : []),
    `license: ${licence.need}`,
  ].join('; ');

function moveNote({ timeToTransition, costToTransition }: RoleView, move: NonNullable<RoleView['move']>): string {
  const below = move.below && belowWords[move.below];
  const steps = move.steps.length > 0 ? [stepsLine(move), timeToTransition, costToTransition] : [];
  return [...steps, below].flatMap((part) => (part ? [capital(part)] : [])).join('. ');
}
