/** Answers to people who say how they feel: an empathetic line, and a step they can take from here. */
import { landingMinutes } from '#shared/assessment/stages.ts';
import type { Feeling } from '../question/feelings.data.ts';
import { records } from './records.ts';
import { type AnswerContext, type Said, said } from './said.ts';

/** Also used alone, before any other answer. */
export const feelingLine: Record<Feeling, string> = {
  success: 'Congratulations! You earned it.',
  nerves: 'Good luck! Being nervous is what happens when something matters.',
  hardship: 'I’m sorry. Let’s take care of what keeps you going first, then work. There is help for both.',
  bullied: 'I’m sorry. Nobody should have to put up with that, and it’s not your fault.',
  defeat: 'That stings. One result settles less than it feels like today.',
  quitting: 'That’s a big step, and it makes room for something else.',
  burnout: 'Being worn out by work isn’t weakness, and it’s a good reason to look at what should change.',
  dislike: 'Work you dislike takes a lot out of every day. Wanting out is reason enough to look around.',
  pressure: 'That’s a hard spot. They may mean well, and it’s still your working life.',
  record:
    'A record makes the search harder, but it doesn’t end it. Many people with one have found work, and there is help.',
  returning: 'Years of caring for others are work, and a lot of what you did counts in paid work too.',
  separation: 'I’m sorry. That’s a lot at once. One step at a time is enough.',
  'self-doubt':
    'Many people think that about themselves when the search is hard, and it’s seldom true. A lot of work is learned by doing it.',
  failure: 'I’m sorry it looks like this right now. It’s never settled: people start new work at every age.',
  low: 'I’m sorry it’s so hard right now. You don’t have to solve everything at once.',
  lost: 'Not knowing is where most people begin, and there’s nothing wrong with that.',
};

const nearYours =
  'Tell me what you do now, such as "I am a cashier", and I’ll show you the jobs closest to it and what they pay.';
const byAssessment = ({ occupations }: AnswerContext): string =>
  `The assessment ranks ${occupations} occupations by what you like, what matters to you and what you can do, in ${landingMinutes} minutes.`;
const jobCenter = 'In the United States an American Job Center helps with the search for free.';
const firstSteps =
  'A first step can be small: ask me for "jobs that I can learn in six months", or for "jobs without a degree that are growing".';

const nextSteps: Record<Feeling, (context: AnswerContext) => string[]> = {
  success: () => [
    'Tell me the job and your state, and I’ll tell you what it pays there. That’s good to know before you agree on your pay. If there’s nothing left to ask, enjoy it.',
  ],
  nerves: () => [
    'It helps to know what the job pays where you are, and what a day is like. Tell me the job and your state, and I’ll tell you both.',
  ],
  hardship: () => [
    'In the United States call 211: they know the help near you with rent, food and bills. If you lost your job and it wasn’t your fault, your state may pay you unemployment insurance.',
    `${jobCenter} Ask me for "jobs that I can learn in a month" or "jobs without a degree with most openings": those take people soonest.`,
  ],
  bullied: (context) => [
    'Write down what happens, when, and who saw it. In the United States the EEOC (eeoc.gov) takes complaints if it’s about sex, race, age, religion, origin or a disability. A union or a legal aid office can help with the rest.',
    `If you’d rather leave, ${lowered(nearYours)} ${byAssessment(context)}`,
  ],
  defeat: () => [
    `Tell me the job it was for. I’ll show you how people get into it, and which jobs are close to it, some with a different exam or none. ${jobCenter}`,
  ],
  quitting: (context) => [
    `${nearYours} ${byAssessment(context)}`,
    `${jobCenter} Your state’s unemployment office can tell you whether it pays after you quit. Ask soon.`,
  ],
  burnout: (context) => [
    `${nearYours} ${byAssessment(context)}`,
    'A doctor can tell you better than I can what rest would do. Many employers pay for a few sessions with a counselor (an employee assistance program).',
  ],
  dislike: (context) => [`${nearYours} If you want something quite different: ${lowered(byAssessment(context))}`],
  pressure: (context) => [
    'Tell me what they want and what you want, such as "doctor or designer". I’ll put pay, outlook and schooling side by side. Numbers make that talk easier.',
    `If you’re not sure yourself: ${lowered(byAssessment(context))}`,
  ],
  record: () => [
    `I can’t tell you who an employer will hire. ${jobCenter} Ask about the Federal Bonding Program too: it insures employers for free when they hire someone with a record.`,
    'Some licenses are closed to people with certain convictions. Your state’s board can tell you which. Name a job, and I’ll tell you whether it needs a license. Or ask for "best paying jobs without a degree".',
  ],
  returning: () => [
    'Tell me what you did before, and I’ll show you what it pays today, how many openings a year it has, and what’s close to it. The resume builder puts those years into your own words.',
    `${jobCenter} ${firstSteps}`,
  ],
  separation: () => [
    `${firstSteps} ${jobCenter}`,
    'For rent, food or someone to talk to, call 211 in the United States. They know the help near you.',
  ],
  'self-doubt': (context) => [
    `${firstSteps} Tell me something you’ve done, paid or not, and I’ll show you jobs that use it.`,
    `${byAssessment(context)} It isn’t a test of ability, and there are no wrong answers.`,
  ],
  failure: (context) => [
    `Tell me something you’ve done or like to do, and I’ll show you jobs that use it. ${firstSteps}`,
    byAssessment(context),
  ],
  low: (context) => [`When you’re ready to look at work, ${lowered(firstSteps)} ${jobCenter}`, byAssessment(context)],
  lost: (context) => [
    `Start with what you like: "jobs where I work with animals", "something outdoors". Or start with what you’ve done: tell me, and I’ll show you what’s close to it.`,
    byAssessment(context),
  ],
};

const lowered = (text: string): string => text[0]!.toLowerCase() + text.slice(1);

export const feelingAnswer = (feeling: Feeling, context: AnswerContext): Said =>
  said([feelingLine[feeling], ...nextSteps[feeling](context)], records.assessment, records.occupations);
