/** The way into one of the ten: the first step that is missing, in the words of what is to do about it. */
import type { ResultRole, Step } from '#shared/assessment/result-shape.ts';
import { cite, type Figure, type Sentence, say } from '../sentence.ts';
import { numbered, type Reading } from './reading.ts';
import { worker } from './worker.ts';

/** Steps other than the skills; studies under way are a step that is being taken. */
const isAhead = ({ kind }: Step): boolean => kind !== 'skills' && kind !== 'studies';

/** The first step that is missing for certain, else the first that may be; what may be missing is not said to be. */
export function doorway(p: Reading): Sentence | null {
  const ahead = numbered(p).flatMap((match) =>
    (match.role.move?.steps ?? []).flatMap((step, place) =>
      isAhead(step) ? [{ ...match, step, name: p.figure(`${match.at}.step.${place + 1}`) }] : [],
    ),
  );
  const certain = ahead.find(({ step }) => step.sure);
  if (certain) return certainStep(p, certain);
  const [possible] = ahead;
  return possible ? possibleStep(p, possible) : null;
}

interface Ahead {
  role: ResultRole;
  step: Step;
  name: Figure;
}

/** “ in Texas”, where the state is known. */
const whereOf = (p: Reading) =>
  p.has('background.state') ? cite(p.figure('background.state'), ` in ${p.figure('background.state').value}`) : '';

function possibleStep(p: Reading, { role, step, name }: Ahead): Sentence {
  const state = whereOf(p);
  if (step.kind === 'licence')
    return p.one(
      'perhaps licence',
      say`Unless you hold it already, ask the office that gives it what “${name}” for ${role.title} takes, in writing.`,
      say`${role.title} may ask for “${name}”: find out${state} from the office that gives it, not from a forum.`,
    );
  return p.one(
    'perhaps',
    say`“${name}” is often asked for before somebody works as ${worker(role.title)}. Unless you have it, ask two employers${state} whether they insist.`,
    say`Find out whether ${role.title} is open to you without “${name}”: read three job postings${state}, and count those that ask for it.`,
    say`Before you plan for “${name}”, ask somebody who hires for ${role.title}${state} whether it can be begun without.`,
  );
}

function certainStep(p: Reading, { role, step, name }: Ahead): Sentence {
  const state = whereOf(p);
  switch (step.kind) {
    case 'licence':
      return p.one(
        'licence',
        say`Ask the office that gives it what a first license for ${role.title} takes (“${name}”), in writing.`,
        say`${role.title} means “${name}”: get the list of requirements from the office that gives it, not from a forum.`,
      );
    case 'apprenticeship':
      return p.one(
        'apprenticeship',
        say`Call one training center${state} for ${role.title} and ask for the next intake (“${name}”).`,
        say`The door to ${role.title} is “${name}”; apply to two sponsors${state}, since intakes are few.`,
      );
    case 'experience':
      return p.one(
        'experience',
        say`${role.title} wants “${name}” first: look for the post below it, and ask who was promoted last.`,
        say`Before ${role.title} stands “${name}”. Which of your present tasks counts toward it?`,
      );
    case 'selection':
      return p.one(
        'selection',
        say`For ${role.title} others choose (“${name}”): find out where that is done next${state}, and go and watch.`,
        say`Before ${role.title} comes “${name}”. Ask somebody who was chosen how often they tried, and what they lived on.`,
      );
    default:
      // only a school diploma has no length here
      if (step.kind === 'schooling' && step.years === null)
        return say`Before ${role.title} comes “${name}”: ask an adult education center${state} when its next class begins and what it costs.`;
      return p.one(
        'schooling',
        say`Ask one school${state} what it would credit you toward “${name}”, which ${role.title} asks for.`,
        say`For ${role.title} the step is “${name}”; collect your transcripts now, because credit is decided on paper.`,
        say`“${name}” stands before ${role.title}. Sit in on one lesson${state} before you pay for a hundred.`,
      );
  }
}
