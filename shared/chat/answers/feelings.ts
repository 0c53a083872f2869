/** What is said first to somebody who says how they feel: a human line, and a step that is possible from here. */
import { landingMinutes } from '#shared/assessment/stages.ts';
import type { Feeling } from '../question/feelings.data.ts';
import { records } from './records.ts';
import { type Said, type Surroundings, said } from './said.ts';

/** By itself it stands before any other answer. */
export const feelingLine: Record<Feeling, string> = {
  success: 'Congratulations! That is well earned.',
  nerves: 'Good luck! Being nervous is what happens when something matters.',
  hardship: 'I am sorry. First what keeps you going, then work: there is help for both.',
  bullied: 'I am sorry: nobody has to put up with that, and it is not your fault.',
  defeat: 'That stings, and one result settles less than it seems to today.',
  quitting: 'That is a big step, and it opens the way for something else.',
  burnout: 'Being worn out by work is no weakness, and it is a good reason to look at what should change.',
  dislike: 'Work that you dislike takes a lot out of every day. Wanting out of it is reason enough to look around.',
  pressure: 'That is a hard place to be in: they may mean well, and it is still your working life.',
  record:
    'A record makes the search harder, and it does not end it: many people with one have found work, and there is help for it.',
  returning: 'Years of caring for others are work, and much of what you did in them is asked for in paid work too.',
  separation: 'I am sorry: that is a lot at once. One step after another is enough.',
  'self-doubt':
    'Many people think so of themselves when the search is hard, and it is seldom true: much work is learned by doing it.',
  failure: 'I am sorry that it looks like this now. It is never settled: people begin new work at every age.',
  low: 'I am sorry that it is so hard at the moment. Nothing has to be solved at once.',
  lost: 'Not knowing is where most people begin, and nothing is wrong with it.',
};

const nearYours =
  'Tell me which work you do, such as "I am a cashier", and I show which occupations are near it, with what they pay.';
const byAssessment = ({ occupations }: Surroundings): string =>
  `The assessment ranks ${occupations} occupations by what you like, what matters to you and what you can do, in ${landingMinutes} minutes.`;
const jobCenter = 'In the United States an American Job Center helps with the search, free of charge.';
const firstSteps =
  'A first step may be small: ask me for "jobs that I can learn in six months", or for "jobs without a degree that are growing".';

const nextSteps: Record<Feeling, (around: Surroundings) => string[]> = {
  success: () => [
    'Name the occupation and your state, and I tell what it pays there: good to know before you agree on your pay. If there is nothing left to ask, enjoy it.',
  ],
  nerves: () => [
    'What helps: know what the work pays where you are, and what a day in it asks. Name the occupation and your state, and I tell you both.',
  ],
  hardship: () => [
    'In the United States 211 is the number that knows the help near you with rent, food and bills. Who lost work without fault may get unemployment insurance from the labor office of the state.',
    `${jobCenter} Ask me for "jobs that I can learn in a month" or "jobs without a degree with most openings": those take people soonest.`,
  ],
  bullied: (around) => [
    'Write down what happens, when, and who saw it. In the United States the EEOC (eeoc.gov) takes complaints where it is about sex, race, age, religion, origin or a disability; a union or a legal aid office helps with the rest.',
    `If you would rather leave: ${lowered(nearYours)} ${byAssessment(around)}`,
  ],
  defeat: () => [
    `Name the occupation that it was for: I show how people get into it, and which others are near it, some of them with another exam or none. ${jobCenter}`,
  ],
  quitting: (around) => [
    `${nearYours} ${byAssessment(around)}`,
    `${jobCenter} Whether unemployment insurance pays after you left by yourself, the labor office of your state says: ask soon.`,
  ],
  burnout: (around) => [
    `${nearYours} ${byAssessment(around)}`,
    'What a rest could do, a doctor can say better than I. Many employers pay for a few talks with a counselor (an employee assistance program).',
  ],
  dislike: (around) => [`${nearYours} Where you want something quite different: ${lowered(byAssessment(around))}`],
  pressure: (around) => [
    'Name what they want and what you want, such as "doctor or designer": I set pay, outlook and schooling side by side. Figures make that talk easier.',
    `If you are not sure yourself: ${lowered(byAssessment(around))}`,
  ],
  record: () => [
    `Whom an employer takes no record of mine says. ${jobCenter} It also knows the Federal Bonding Program, which insures employers free of charge when they hire somebody with a record.`,
    'Some licenses are closed to people with some convictions: the board of your state says which. Name an occupation, and I tell whether it needs one. Or ask for "best paying jobs without a degree".',
  ],
  returning: () => [
    'Tell me what you did before, and I show what it pays today, how many openings a year it has, and what is near it. The resume builder puts those years into words of your own.',
    `${jobCenter} ${firstSteps}`,
  ],
  separation: () => [
    `${firstSteps} ${jobCenter}`,
    'For rent, food or somebody to talk to, 211 is the number in the United States that knows the help near you.',
  ],
  'self-doubt': (around) => [
    `${firstSteps} Name something that you have done, paid or not, and I show which work has it in it.`,
    `${byAssessment(around)} Nothing in it is a test of ability, and no answer is wrong.`,
  ],
  failure: (around) => [
    `Name something that you have done or that you like, and I show which work has it in it. ${firstSteps}`,
    byAssessment(around),
  ],
  low: (around) => [`When you want to look at work: ${lowered(firstSteps)} ${jobCenter}`, byAssessment(around)],
  lost: (around) => [
    `Start with what you like: "jobs where I work with animals", "something outdoors". Or with what you have done: name it, and I show what is near it.`,
    byAssessment(around),
  ],
};

const lowered = (text: string): string => text[0]!.toLowerCase() + text.slice(1);

export const feelingAnswer = (feeling: Feeling, around: Surroundings): Said =>
  said([feelingLine[feeling], ...nextSteps[feeling](around)], records.assessment, records.occupations);
