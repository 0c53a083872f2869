/** The way into one of the ten: the first missing step, phrased as what to do about it. */
import type { ResultRole, Step } from '#shared/assessment/result-shape.ts';
import { withArticle } from '#shared/lib/in-sentence.ts';
import { stepInSentence } from '#shared/occupations/step-in-sentence.ts';
import { cite, type Figure, type Sentence, say } from '../sentence.ts';
import { numbered, type Reading } from './reading.ts';

/** Steps other than skills; studies in progress do not count as missing. */
const isAhead = ({ kind }: Step): boolean => kind !== 'skills' && kind !== 'studies';

/** The first step that is certainly missing, otherwise the first that may be, which is worded as a possibility. */
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

/** “ in Texas” if the state is known. */
const whereOf = (p: Reading) =>
  p.has('background.state') ? cite(p.figure('background.state'), ` in ${p.figure('background.state').value}`) : '';

function possibleStep(p: Reading, { role, step, name }: Ahead): Sentence {
  const state = whereOf(p);
  const work = withArticle(role.title);
  if (step.kind === 'licence') {
    const license = cite(name, 'license');
    return p.one(
      'perhaps licence',
      say`Unless you already hold the ${license} for work as ${work}, ask the office that issues it, in writing, what it takes.`,
      say`You may need a ${license} to work as ${work}. Find out${state} from the office that issues it rather than from a forum.`,
    );
  }
  const what = cite(name, stepInSentence(step.name));
  return p.one(
    'perhaps',
    say`Employers often ask for ${what} before they hire ${work}. Unless you have it, ask two of them${state} whether they insist.`,
    say`Find out whether you could become ${work} without ${what}: read three job postings${state} and count how many ask for it.`,
    say`Before you plan for ${what}, talk to someone${state} who hires people to work as ${work}, and ask whether you could start without it.`,
  );
}

function certainStep(p: Reading, { role, step, name }: Ahead): Sentence {
  const state = whereOf(p);
  const work = withArticle(role.title);
  const what = cite(name, stepInSentence(step.name));
  switch (step.kind) {
    case 'licence': {
      const license = cite(name, 'license');
      return p.one(
        'licence',
        say`To become ${work} you need a ${license}. Ask the office that issues it, in writing, what a first one takes.`,
        say`A ${license} comes before work as ${work}. Get the list of requirements from the office that issues it, not from a forum.`,
      );
    }
    case 'apprenticeship':
      return p.one(
        'apprenticeship',
        say`The way to become ${work} is ${what}. Ask one training program${state} when it next takes people on.`,
        say`You need ${what} to become ${work}. Apply to at least two programs${state}, because they take people on only at certain times.`,
      );
    case 'experience':
      return p.one(
        'experience',
        say`You need ${what} to become ${work}. Look for the job one level below it, and ask who was promoted last.`,
        say`The way to become ${work} is through ${what}. Which of your tasks so far would count toward it?`,
      );
    case 'selection':
      return p.one(
        'selection',
        say`To become ${work} you have to be chosen: it takes ${what}. Find out where the next one is held${state}, and go and watch.`,
        say`Whether you become ${work} is for others to decide: you need ${what}. Ask someone who made it how often they tried, and how they paid the bills until then.`,
      );
    default:
      // only a school diploma has no length here
      if (step.kind === 'schooling' && step.years === null)
        return say`You need ${what} to become ${work}. Ask an adult education center${state} when its next class starts and what it costs.`;
      return p.one(
        'schooling',
        say`To become ${work} you need ${what}. Ask one school${state} what it costs, how long it takes, and what it would credit you for.`,
        say`You need ${what} to become ${work}. Collect your transcripts now, because schools decide on admission and credit from them.`,
        say`The way to become ${work} is through ${what}. Sit in on one class${state} before you pay for a program.`,
      );
  }
}
