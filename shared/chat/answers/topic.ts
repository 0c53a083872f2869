/** Answers about the product: every number comes from the rule itself and is not repeated here. */
import { interestNames } from '#shared/assessment/interest-names.ts';
import { landingMinutes, SESSION_HOURS, stageMinutes, stageTitle } from '#shared/assessment/stages.ts';
import { cvFileTypes, MAX_FILE_BYTES } from '#shared/cv/file-words.ts';
import { sources } from '#shared/occupations/sources.ts';
import {
  featureName,
  features,
  isOffered,
  isSubscribed,
  limitOf,
  type Plan,
  planName,
  plans,
} from '#shared/plans/catalogue.ts';
import { amountFor, euro, isRunning } from '#shared/plans/prices.ts';
import { RESULT_DAYS } from '#shared/plans/retention.ts';
import { product } from '#shared/product.ts';
import { meaningIn, riskMeaning } from '../question/glossary.ts';
import type { Topic } from '../question/topics.ts';
import { isAsking, stem, tokensOf } from '../question/words.ts';
import { allowedText, featureAnswers, limitsText, limitText } from './features.ts';
import { records } from './records.ts';
import { type AnswerContext, type Said, said } from './said.ts';
import { smallTalkAnswers } from './small-talk.ts';
import { workAnswers } from './work.ts';

const list = new Intl.ListFormat('en-US');

const planLine = (plan: Plan, { campaign, now }: AnswerContext): string => {
  const price = plan === 'free' ? 'free' : `${euro(amountFor(plan, campaign, now))} a month`;
  return `- ${planName[plan]}: ${price}. ${allowedText(plan)}`;
};

/** "How much is Pro" asks about that plan alone. */
function plansNamed(plain: string): readonly Plan[] {
  const named = plans.filter(
    (plan) => isSubscribed(plan) && new RegExp(`\\b${planName[plan].toLowerCase()}\\b`).test(plain),
  );
  return named.length === 1 && !/\b(?:free|difference|compare|vs|versus|or|plans)\b/.test(plain) ? named : plans;
}

function plansSaid(context: AnswerContext, plain: string): Said {
  const { campaign, now } = context;
  const named = plansNamed(plain);
  const lines = named.map((plan) => planLine(plan, context)).join('\n');
  return said(
    [
      named.length === 1 ? lines.slice('- '.length) : `There are ${plans.length} plans:\n${lines}`,
      isRunning(campaign, now) ? `Right now the monthly prices are ${campaign.percent}% off the list prices.` : '',
      `The Insights Pack costs ${euro(amountFor('addon', campaign, now))} once and adds ${list.format(
        features.flatMap((feature) => {
          const more = limitOf(feature, 'pro', 1) - limitOf(feature, 'pro', 0);
          return more > 0 ? [`${more} × ${featureName[feature]}`] : [];
        }),
      )} to a paid plan.`,
      'You pay by the month. There is no plan by the year.',
      `To change or end a plan, press "Manage Plan" on your usage page. For a refund, write to ${context.supportEmail}. The terms of use say when you get one.`,
    ].filter(Boolean),
    records.pricing,
    records.usage,
  );
}

/** As in the terms of use (terms-text.ts). */
export const moneyBack = (supportEmail: string): string =>
  `If you buy as a consumer in the European Union, you can withdraw within ${product.withdrawalDays} days without giving a reason and get your money back, minus what you’ve used: write to ${supportEmail}. Ask there for any other refund, too. I can’t see your payments.`;

/** @param plain the question, which most answers do not depend on */
export const topicAnswers: Record<Topic, (context: AnswerContext, plain: string) => Said> = {
  ...workAnswers,
  ...featureAnswers,
  ...smallTalkAnswers,
  greeting: () =>
    said([
      `Hi! I’m ${product.name}’s assistant. Ask me what a job pays, whether it’s growing, how to get into it, or how ${product.name} works.`,
    ]),
  help: ({ occupations }) =>
    said(
      [
        `I’m ${product.name}’s assistant: a program, not a person. I answer from published data, and I tell you when I don’t know.`,
        `I know ${occupations} occupations in the United States: pay, outlook, ways in, licenses, skills, and how much of the work AI tools can touch. I also know how ${product.name} works, its plans and prices, and how it treats your data. When you’re signed in, I can see your newest result, its report, your learning plan and what your subscription includes.`,
        'You need an account, with an email address and a password, for the assessment and everything that comes from it. Reading about occupations and asking me don’t need one.',
      ],
      records.method,
      records.data,
    ),
  ending: ({ supportEmail }) =>
    said(
      [
        `You can cancel any time: press "Manage Plan" on your usage page. The subscription ends with the month you’ve paid for, and your account continues as ${planName.free}.`,
        'The payment provider keeps your card and invoices. "Manage Plan" takes you there, too.',
        moneyBack(supportEmail),
      ],
      records.usage,
      records.terms,
    ),
  operator: ({ supportEmail }) =>
    said(
      [
        `All I know about the people behind ${product.name} is how to reach them: ${supportEmail}. What they promise you is in the terms of use.`,
        'Nobody can pay for a place among the occupations. They’re ranked from published figures, by fixed rules that anyone can read.',
      ],
      records.terms,
      records.method,
    ),
  devices: () =>
    said([
      `${product.name} is a website, with nothing to install. It works in the browser of a phone, tablet or computer. The browser should be no more than two years old.`,
      'It needs JavaScript for the assessment and everything that comes from it. You can read the pages about occupations without it.',
      'While you’re offline, your assessment answers are kept on your device and saved when you’re back.',
      'Dark mode follows your device, unless you choose light or dark on your account page.',
    ]),
  languages: () =>
    said([`${product.name} and I speak English only. Your CV can be in another language: many can be read.`]),
  support: ({ supportEmail }) =>
    said(
      [
        `I can’t see what went wrong, on your screen or with a payment. Write to ${supportEmail}. People read it. There is no phone number.`,
        moneyBack(supportEmail),
        'You can change your name, email address and password on your account page. If you forgot your password, reset it from the sign-in page.',
        'You can sign out (log out) at the top of the page. On your account page you can sign out of all devices at once.',
      ],
      records.account,
      records.signIn,
      records.terms,
    ),
  privacy: ({ supportEmail }) =>
    said(
      [
        'Nobody but you sees your answers, unless you share a result by its link. They are not sold, and not used to judge you for anyone else. There are no advertising or tracking cookies.',
        `Results of a ${planName.free} account can be read for ${RESULT_DAYS} days. You can delete an assessment, with its answers and its result, from your history at any time. On your account page you can export and download everything that is kept about you, or erase it, including the account. If that doesn’t work, write to ${supportEmail}.`,
        'This chat is saved only on your device, and it’s gone when you sign out or reset it. Don’t put names or secrets in it.',
      ],
      records.privacy,
      records.account,
      records.history,
    ),
  plans: plansSaid,
  assessment: () =>
    said(
      [
        `The assessment takes ${landingMinutes} minutes in three stages: ${list.format(
          Object.entries(stageTitle).map(
            ([stage, title]) => `${title} (${stageMinutes[stage as keyof typeof stageMinutes]} minutes)`,
          ),
        )}. It asks about your priorities, interests, values, personality, skills and circumstances. It isn’t a test of ability, and there are no wrong answers. It works on a phone or a computer.`,
        'It asks where you live and work, your education, your pay and your time because they decide which figures apply to you and what is realistic.',
        'Each step says how many of its questions need an answer. You can skip what it asks about your situation today.',
        `You can close it, or lose your connection, and pick it up again within ${SESSION_HOURS} hours. After that it expires. It counts against your plan only when you get a result: one that you leave or that expires is given back.`,
        `You can go back and change an answer until it’s finished, and you can take it again. The ${planName.free} plan has ${limitText('career_path_analyses', 'free')}.`,
      ],
      records.assessment,
      records.pricing,
    ),
  eligibility: () =>
    said(
      [
        `You have to be ${product.minimumAge} or older and have an email address. You can live anywhere: ${product.name} works in any browser, and is in English.`,
        'Occupations, licenses and outlook are for the United States. The salaries page compares pay with other countries, where it’s published.',
      ],
      records.terms,
      records.data,
    ),
  glossary: (_, plain) => said([meaningIn(plain) ?? ''], records.data, records.method),
  method: ({ occupations }) =>
    said(
      [
        `All ${occupations} occupations are ranked by fixed rules, never by a language model, and nobody can pay for a place among them. The score adds up three things: fit (how far your interests, values, personality and skills resemble what the work asks for), opportunity (pay, growth, openings, and how much AI tools touch), and feasibility (what is missing in skills, schooling, time, money and place). Your priorities decide how much each counts.`,
        `The automation risk of an occupation is ${riskMeaning}.`,
        'You can trace each score back to the answers behind it: open an occupation in your result. A short questionnaire points you in a direction, not to the one right job. The result says how much of it would stay the same if you answered again.',
        'A result shows the ten that rank highest, how sure that is, what changes if you weigh things differently, and why any other occupation isn’t among them.',
        'The page on how it works shows how well it does, on real answer sheets and on made-up people, and what nobody has tested yet.',
      ],
      records.method,
      records.confidence,
    ),
  data: () =>
    said(
      [
        `The figures are published ones, and each comes with its source and date: pay and employment from ${sources.oews.publisher} (${sources.oews.release}), outlook from ${sources.projections.release}, skills and interests from ${sources.onet.release}. They are for the United States unless one says otherwise, and they change when their publishers update them, mostly once a year.`,
        'O*NET is the U.S. Department of Labor’s database of occupations, and the Bureau of Labor Statistics (BLS) is its statistics office. What nobody publishes is shown as not known, never guessed.',
      ],
      records.data,
    ),
  report: () =>
    said(
      [
        'From a finished result you can make a report, long or short, and read it, print it or save it as a PDF. It doesn’t count against your plan.',
        'You can share a result by its link. Anyone who is signed in and has the link sees it without your answers and your CV, until you stop sharing it.',
      ],
      records.history,
    ),
  resume: () =>
    said(
      [
        `The resume builder writes a resume from what you say about yourself and adds nothing: every sentence rests on your own words. ${isOffered('resume_builds', 'free') ? 'Every plan has it' : 'It comes with a subscription'}: ${limitsText('resume_builds')}.`,
        'You can download it as a web page (HTML), a PDF or a Word file, with text that employers’ software (an ATS) can read.',
        'It also writes a cover letter, and a version for one occupation or one posting that you paste. Both rest on your own words, too.',
        `You can upload a CV you already have, with the assessment or in the builder: a file of type ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(cvFileTypes)}, at most ${MAX_FILE_BYTES / 1024 / 1024} MB. It’s deleted as soon as it has been read. You see what was read next to the page, and can correct it there.`,
      ],
      records.resume,
      records.pricing,
    ),
  vacancy: () =>
    said(
      [
        `I don’t have job postings myself. Each occupation in your result links to a search at ${product.jobSearch.name}.`,
        `Paste the text of a job posting, and it’s compared with your result: what it asks for, what you bring, and what’s missing. It counts as ${featureName.smart_matches_daily}: ${limitsText('smart_matches_daily')}.`,
      ],
      records.vacancy,
      records.history,
    ),
  interests: () =>
    said(
      [
        `RIASEC stands for six kinds of interests, after John Holland:\n${interestNames.map(({ name, meaning }) => `- ${name}: ${meaning}`).join('\n')}`,
        'The assessment asks how much you like things of each kind, and your result compares that with what each occupation asks for.',
      ],
      records.assessment,
      records.method,
    ),
  'learning-plan': () =>
    said(
      [
        'Each occupation in your result has a learning plan: what you’re missing, in which order, with courses from a fixed list, within the hours and money you have. It remembers what you’ve done.',
      ],
      records.history,
    ),
};

/** Answers whose paragraphs are independent of each other. */
const unordered: readonly Topic[] = [
  'privacy',
  'support',
  'ending',
  'assessment',
  'resume',
  'devices',
  'comparing',
  'market',
];
export const isUnordered = (topic: Topic): boolean => unordered.includes(topic);

const rootsOf = (text: string): string[] => [
  ...new Set(
    tokensOf(text)
      .filter((token) => !isAsking(token))
      .map(stem),
  ),
];

/** @param asked the question: paragraphs that share its words come first */
export function topicAnswer(topic: Topic, context: AnswerContext, asked: string): Said {
  const answer = topicAnswers[topic](context, asked);
  if (!isUnordered(topic)) return answer;
  const roots = rootsOf(asked);
  const shared = (paragraph: string): number => rootsOf(paragraph).filter((root) => roots.includes(root)).length;
  return { ...answer, paragraphs: answer.paragraphs.toSorted((a, b) => shared(b) - shared(a)) };
}
