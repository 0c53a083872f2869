/** What is said of work and of looking for it where no occupation is named: what the records do not know, and who helps. */
import { landingMinutes } from '#shared/assessment/stages.ts';
import { product } from '#shared/product.ts';
import type { Topic } from '../question/topics.ts';
import { records } from './records.ts';
import { type Said, type Surroundings, said } from './said.ts';

/** The rest of a sentence. */
export const whoListens = 'people listen at any hour, free of charge: in the United States call or text 988';

export const workAnswers = {
  start: ({ occupations }) =>
    said(
      [
        `I cannot tell from a message which work would suit you, and I do not guess. The assessment can: in ${landingMinutes} minutes it asks what you like, what matters to you and what you can do, and ranks ${occupations} occupations for you. It asks for no degree, and you may leave out every question about your circumstances. You have to be ${product.minimumAge} or older.`,
        'Or name an occupation, one you think of or one you have done. I can tell you what it pays, how people get into it, whether it needs a license, and which others are near it.',
        'I do not know the law, your health, or whom an employer takes. In the United States an American Job Center helps with that, free of charge.',
      ],
      records.assessment,
      records.occupations,
    ),
  care: () =>
    said(
      [
        `That sounds hard. I am a program, and cannot tell how you are. Where things are too much, ${whoListens}. If you or somebody else is in danger, call your local emergency number.`,
        'With work I can help where you name an occupation: what it pays, how people get into it, what is near it. And the assessment ranks occupations for you, whenever you like.',
      ],
      records.assessment,
      records.occupations,
    ),
  setback: () =>
    said(
      [
        'That is hard, and it wears people down. Why an employer says no, or nothing at all, no record of mine says, and I do not guess.',
        'What can be looked at here: paste the text of a vacancy, and see what it asks for that you have not shown. Read your CV in, and see what of it is found and what is missing. The resume builder writes a version for one vacancy, from your own words.',
        'Name the occupation that you apply for, and I tell how many openings a year it has and which others are near it: some have many times as many. In the United States an American Job Center reads resumes and practices interviews with you, free of charge.',
      ],
      records.vacancy,
      records.resume,
      records.occupations,
    ),
  loss: () =>
    said(
      [
        'I am sorry: losing work is hard, and it says little about you. In the United States your state pays unemployment insurance to many who lose work without fault: apply at its labor office soon, as it hardly pays for weeks before. An American Job Center helps with that and with the search, free of charge.',
        'Name the occupation that you had, and I tell how many openings a year it has, what it pays in your state, and which others are near it. Where you want something else, the assessment ranks occupations for you.',
        'The resume builder writes a resume from what you have done, and a version of it for one vacancy.',
      ],
      records.occupations,
      records.assessment,
      records.resume,
    ),
  hardship: () =>
    said(
      [
        'I am sorry: that is a hard place to be. In the United States call 211, free and at any hour: they find help with rent, food and a place to stay near you. Whoever lost work may get unemployment insurance from their state, and an American Job Center helps to find work soon, free of charge.',
        'Some occupations fill many places a year and take people without experience: ask me for "jobs with no experience", and I list them with their openings.',
      ],
      records.occupations,
      records.resume,
    ),
  'own-business': () =>
    said(
      [
        'What people earn in a business of their own no record of mine says, nor how to found one: the pay that I know is that of employees, and the self-employed are not counted in it. In the United States the Small Business Administration (sba.gov) and its local centers advise founders, mostly without pay.',
        'Name the work that your business would do, such as plumbing, baking or photography: I tell what employees earn in it, how people get into it, and whether it needs a license, which holds for your own business as well.',
      ],
      records.occupations,
      records.data,
    ),
  law: () =>
    said([
      'What the law or a visa office says of your case I do not know, and I do not guess it; nor whether a degree or a license from elsewhere counts, which the board that licenses the work decides. In the United States the Department of Labor answers questions about rights at work, and a legal aid office helps without pay; elsewhere ask a public job office.',
    ]),
  advice: () =>
    said(
      [
        'How to speak with a boss, in an interview or about a raise, no record of mine says, and I do not guess. What I can give you is figures to go with: name the occupation, and I tell what it pays, at the lower end, in the middle and at the upper end, also in your state.',
        'Where you look for something else, the assessment ranks occupations for you, and the builder writes a resume from what you have done.',
      ],
      records.occupations,
      records.assessment,
      records.resume,
    ),
  employers: () =>
    said(
      [
        'Of single employers I know nothing: not what one pays, which benefits come with it, how it treats people, whom it takes, or whether it is a public one or has a union. My figures are those of all employers together, by occupation. Name the occupation, and I tell what it pays.',
      ],
      records.occupations,
      records.data,
    ),
  military: ({ occupations }) =>
    said(
      [
        `The armed forces are not among the ${occupations} occupations that I have figures of: the publishers count civilian work. Whether to join, no record of mine says. Many kinds of work exist in both: name what you did or would do there, such as mechanic, medic, cook or pilot, and I tell what it pays in civilian life and what is near it. The Department of Labor’s mynextmove.org/vets turns a military job into civilian occupations.`,
      ],
      records.occupations,
    ),
  without: () =>
    said(
      [
        'I find occupations by what is in their work, and cannot leave out what you do not want: asked for it, I would bring just that. Tell me what you would like to do instead: "Jobs where I work with numbers".',
        'The page of an occupation says what a day asks, so that you see what you would not want.',
      ],
      records.occupations,
      records.assessment,
    ),
  hours: () =>
    said(
      [
        'At which hours and on which days people work, no record of mine says of an occupation, and I cannot search by it: one employer has nights and weekends, the next has none.',
        'A vacancy says it. Name an occupation, and I tell what is known of it, such as how much of the work could be done from home.',
      ],
      records.occupations,
      records.vacancy,
    ),
  schooling: () =>
    said(
      [
        'Whether a school, a bootcamp, a degree or a major pays off for you no record of mine says, and I do not guess: my figures are those of occupations, not of schools or majors.',
        'What they do say is how much schooling most people in an occupation call enough, and what it pays. Ask "What are the best paying jobs without a degree?", "Which trades pay over 60k?", or name two occupations, and I set them side by side.',
        'The assessment counts what schooling you have and how much more you would take on, in years and money.',
      ],
      records.occupations,
      records.assessment,
    ),
} satisfies Partial<Record<Topic, (around: Surroundings) => Said>>;
