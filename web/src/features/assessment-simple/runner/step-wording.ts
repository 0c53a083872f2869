import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import type { StepHeading } from '#web/parts/assessment/StepFrame.tsx';
import { commonHeadings } from '#web/parts/assessment/step-headings.ts';
import type { Count } from '#web/parts/assessment/steps.ts';
import type { Step, StepKind } from '../steps.ts';

/** Stage 1 shows the minutes of its two parts separately (ARB-12, D-07). */
const headings: Record<Exclude<StepKind, 'scenario'>, StepHeading> = {
  ...commonHeadings,
  priorities: {
    eyebrow: 'Priorities, 2-3 min',
    title: 'Where do you stand between the two?',
    text: 'Move the slider toward what you prefer. In the middle, both count the same.',
  },
  values: {
    eyebrow: 'Values, part 2 of 3',
    title: 'What must work give you?',
    text: 'Pick five, the most important first.',
  },
  skills: {
    eyebrow: 'Skills, part 1 of 3',
    title: 'How good are you at this?',
    text: 'Choose the highest line that is true of you. 3 is where an average working adult stands.',
  },
  preferences: {
    eyebrow: 'Work preferences, part 2 of 3',
    title: 'How would you like to work?',
    text: 'Choose all that suit you.',
  },
};

export function headingOf({ id, kind }: Step, bank: SimpleBank): StepHeading {
  if (kind !== 'scenario') return headings[kind];
  const { scenarios } = bank.triage;
  const at = scenarios.findIndex((scenario) => scenario.id === id);
  return { eyebrow: `Scenario ${at + 1} of ${scenarios.length}, 3-4 min for all`, title: scenarios[at]!.scenario };
}

/** The label of the button to continue (ARB-10, ARB-14). */
export function nextLabel({ kind, stage }: Step, next: Step | null): string {
  if (!next) return 'Complete assessment';
  if (next.stage !== stage) return stage === 'triage' ? 'Complete Stage 1' : 'Complete Stage 2';
  return kind === 'scenario' && next.kind === 'priorities' ? 'Continue to Priorities' : 'Next';
}

/** The progress text beside it. */
export function countText({ kind }: Step, { answered, total }: Count): string {
  switch (kind) {
    case 'scenario':
      return answered ? '' : 'Choose one to continue.';
    case 'priorities':
      return '';
    case 'values':
      return answered < total
        ? `${answered} of ${total} picked`
        : `${total} picked. To pick another, remove one first.`;
    default:
      return answered < total ? `${answered} of ${total} answered` : `All ${total} answered`;
  }
}
