/** Answers about work and job search if no occupation is named: what the records lack, and who can help. */
import { landingMinutes } from '#shared/assessment/stages.ts';
import { product } from '#shared/product.ts';
import type { Topic } from '../question/topics.ts';
import { records } from './records.ts';
import { type AnswerContext, type Said, said } from './said.ts';

/** Completes a sentence. */
export const whoListens = 'people will listen any time, for free: in the United States call or text 988';

/** Pay, hours and dismissal, for which foreign degrees and licenses do not matter. */
const ofRightsAtWork =
  /\b(?:sue|suing|lawsuits?|boss|employer|manager|paid|pay|overtime|wages?|fired|rights|legal|illegal|allowed|shift|break)\b/;

export const workAnswers = {
  start: ({ occupations }) =>
    said(
      [
        `I can’t tell from one message which work would suit you. The assessment can: in ${landingMinutes} minutes it asks what you like, what matters to you and what you can do, and ranks ${occupations} occupations for you. You don’t need a degree, and you can skip any question about your circumstances. You have to be ${product.minimumAge} or older.`,
        'Or name a job you’re thinking about, or one you’ve had. I can tell you what it pays, how to get in, whether you need a license, and which jobs are close to it.',
        'I don’t know the law, your health, or who an employer will hire. In the United States an American Job Center can help with that for free.',
      ],
      records.assessment,
      records.occupations,
    ),
  'which-job': () =>
    said(
      [
        'Which job do you mean? Tell me its name, or what someone in it does, and your state if you like: "What does a nurse make in Ohio?", "person who fixes roofs".',
      ],
      records.occupations,
    ),
  fields: () =>
    said(
      [
        'I compare jobs, not whole fields: each has some that pay little and some that pay a lot, and some that need no degree.',
        'Ask for the best of each, such as "best paying jobs in healthcare without a degree" or "fastest growing tech jobs". Or name a job from each, and I’ll put pay, outlook and schooling side by side.',
      ],
      records.occupations,
    ),
  care: () =>
    said(
      [
        `That sounds hard. I’m a program, so I can’t tell how you are. If it gets to be too much, ${whoListens}. If you or someone else is in danger, call your local emergency number.`,
        'I can help with the work side. Name a job, and I’ll tell you what it pays, how to get in, and what’s close to it. And the assessment can rank occupations for you whenever you like.',
      ],
      records.assessment,
      records.occupations,
    ),
  setback: () =>
    said(
      [
        'That’s hard, and it wears people down. I can’t tell you why an employer says no, or says nothing at all.',
        'Here is what you can do on this site. Paste the text of a job posting, and see what it asks for that you haven’t shown. Upload your resume, and see what comes through and what is missing. The resume builder writes a version for one posting, from your own words.',
        'Tell me the job you’re applying for, and I’ll tell you how many openings a year it has and which jobs are close to it. Some have many times as many. In the United States an American Job Center will review your resume and practice interviews with you for free.',
      ],
      records.vacancy,
      records.resume,
      records.occupations,
    ),
  loss: () =>
    said(
      [
        'I’m sorry. Losing a job is hard, and it says little about you. If it wasn’t your fault, your state may pay you unemployment insurance: apply soon, because it rarely pays for the weeks before you apply. An American Job Center helps with that and with the search for free.',
        'Tell me the job you had, and I’ll tell you how many openings a year it has, what it pays in your state, and which jobs are close to it. If you want something different, the assessment ranks occupations for you.',
        'The resume builder writes a resume from what you have done, and a version of it for one posting.',
      ],
      records.occupations,
      records.assessment,
      records.resume,
    ),
  hardship: () =>
    said(
      [
        'I’m sorry. That’s a hard place to be. In the United States call 211, free at any hour: they find help near you with rent, food and a place to stay. If you lost your job, your state may pay unemployment insurance, and an American Job Center helps you find work soon, for free.',
        'Some jobs have many openings a year and take people without experience. Ask me for "jobs with no experience", and I’ll list them.',
      ],
      records.occupations,
      records.resume,
    ),
  'own-business': () =>
    said(
      [
        'I don’t have data on what people earn in their own business, or on how to start one. The pay I know is for employees, and the self-employed aren’t counted in it. In the United States the Small Business Administration (sba.gov) and its local centers advise new owners, mostly for free.',
        'Tell me the work your business would do, such as plumbing, baking or photography. I’ll tell you what employees earn in it, how to get in, and whether you need a license, which goes for your own business too.',
      ],
      records.occupations,
      records.data,
    ),
  law: (_, plain) =>
    said([
      [
        'I can’t give legal or visa advice, and I won’t guess.',
        ...(ofRightsAtWork.test(plain)
          ? []
          : ['Whether a degree or license from another country counts is up to the board that licenses the work.']),
        'In the United States the Department of Labor answers questions about your rights at work, and a legal aid office can help for free. Elsewhere, ask a public job office.',
      ].join(' '),
    ]),
  advice: () =>
    said(
      [
        'I don’t coach people on talking to a boss, interviewing or asking for a raise. But I can give you numbers to bring. Name the job, and I’ll tell you what it pays at the low end, in the middle and at the high end, and in your state.',
        'If you’re looking for something else, the assessment ranks occupations for you, and the builder writes a resume from what you have done.',
      ],
      records.occupations,
      records.assessment,
      records.resume,
    ),
  employers: () =>
    said(
      [
        'I don’t have data on single employers: not their pay, benefits, unions, hiring, or how they treat people. My figures cover all employers together, by occupation. Name the job, and I’ll tell you what it pays.',
      ],
      records.occupations,
      records.data,
    ),
  military: ({ occupations }) =>
    said(
      [
        `The armed forces aren’t among the ${occupations} occupations I have figures for, because the publishers count civilian work. I can’t tell you whether to join. But many jobs exist in both. Tell me what you did or would do there, such as mechanic, medic, cook or pilot, and I’ll tell you what it pays in civilian life and what’s close to it. The Department of Labor’s mynextmove.org/vets matches military jobs to civilian ones.`,
      ],
      records.occupations,
    ),
  without: () =>
    said(
      [
        'I search by what a job involves, so I can’t filter out what you don’t want. Tell me what you’d like to do instead: "Jobs where I fix things".',
        'Each job’s page says what a day is like, so you can see what you wouldn’t want.',
      ],
      records.occupations,
      records.assessment,
    ),
  hours: () =>
    said(
      [
        'I don’t have data on work hours or schedules, so I can’t search by them. One employer has nights and weekends, the next has none.',
        'The job posting will say. Name a job, and I’ll tell you what I know, such as how much of the work can be done from home.',
      ],
      records.occupations,
      records.vacancy,
    ),
  schooling: () =>
    said(
      [
        'I can’t tell you whether a school, bootcamp, degree or major will pay off for you. My figures are for occupations, not schools or majors.',
        'I can tell you how much schooling a job usually takes, and what it pays. Ask "What are the best paying jobs without a degree?", "Which trades pay over 60k?", or name two jobs, and I’ll put them side by side.',
        'The assessment looks at the schooling you have and how much more you’d take on, in years and money.',
      ],
      records.occupations,
      records.assessment,
    ),
} satisfies Partial<Record<Topic, (context: AnswerContext, plain: string) => Said>>;
