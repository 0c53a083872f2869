/** What the product says of itself: every number comes from the rule that holds, and stands nowhere else. */
import { interestNames } from '#shared/assessment/interest-names.ts';
import { landingMinutes, SESSION_HOURS, stageMinutes, stageTitle } from '#shared/assessment/stages.ts';
import { cvFileTypes, MAX_FILE_BYTES } from '#shared/cv/file-words.ts';
import { sources } from '#shared/occupations/sources.ts';
import { featureName, features, isSubscribed, limitOf, type Plan, planName, plans } from '#shared/plans/catalogue.ts';
import { amountFor, euro, isRunning } from '#shared/plans/prices.ts';
import { RESULT_DAYS } from '#shared/plans/retention.ts';
import { product } from '#shared/product.ts';
import { meaningIn, riskMeaning } from '../question/glossary.ts';
import type { Topic } from '../question/topics.ts';
import { isAsking, stem, tokensOf } from '../question/words.ts';
import { featureAnswers, limitsText, limitText } from './features.ts';
import { records } from './records.ts';
import { type Said, type Surroundings, said } from './said.ts';
import { smallTalkAnswers } from './small-talk.ts';
import { workAnswers } from './work.ts';

const list = new Intl.ListFormat('en-US');

const planLine = (plan: Plan, { campaign, now }: Surroundings): string => {
  const price = plan === 'free' ? 'free' : `${euro(amountFor(plan, campaign, now))} a month`;
  const allowed = features.map((feature) => `${featureName[feature]} ${limitText(feature, limitOf(feature, plan, 0))}`);
  return `- ${planName[plan]}: ${price}. ${allowed.join('; ')}.`;
};

function plansSaid(around: Surroundings): Said {
  const { campaign, now } = around;
  return said(
    [
      `There are ${plans.length} plans:\n${plans.map((plan) => planLine(plan, around)).join('\n')}`,
      isRunning(campaign, now)
        ? `The monthly prices are those of an offer that runs now, ${campaign.percent}% off its list prices.`
        : '',
      `The Insights Pack costs ${euro(amountFor('addon', campaign, now))} once and adds ${list.format(
        features.flatMap((feature) => {
          const more = limitOf(feature, 'pro', 1) - limitOf(feature, 'pro', 0);
          return more > 0 ? [`${more} × ${featureName[feature]}`] : [];
        }),
      )} to a paid plan.`,
      'Plans are paid by the month: there is none by the year.',
      `A plan is changed or ended at the payment provider, by "Manage Plan" on your usage page. For money back write to ${around.supportEmail}: the terms of use say when you get it.`,
    ].filter(Boolean),
    records.pricing,
    records.usage,
  );
}

/** As the terms of use have it (terms-text.ts). */
export const moneyBack = (supportEmail: string): string =>
  `If you buy as a consumer in the European Union, you may withdraw within ${product.withdrawalDays} days without a reason, and get your money back but for what you have used: write to ${supportEmail}. For any other refund ask there as well; I cannot see your payments.`;

/** @param plain the question: of most answers nothing depends on it */
const answers: Record<Topic, (around: Surroundings, plain: string) => Said> = {
  ...workAnswers,
  ...featureAnswers,
  ...smallTalkAnswers,
  greeting: () =>
    said([
      `Hello! I am ${product.name}'s assistant. Ask me what an occupation pays, how it is expected to grow, how people get into it, or how ${product.name} works.`,
    ]),
  help: ({ occupations }) =>
    said(
      [
        `I am the assistant of ${product.name}: a program, and no person. I answer from the product's own records, and say so where they do not know.`,
        `I know ${occupations} occupations of the United States with pay, outlook, ways in, licenses, skills, and how much of the work AI tools can touch; how ${product.name} works, its plans and prices, and how it treats your data. Signed in, I also know your own newest result, its report, how far your learning plan has come, and what your subscription allows.`,
        'The assessment and all that comes of it need an account, with an email address and a password. Reading about occupations and asking me need none.',
      ],
      records.method,
      records.data,
    ),
  ending: ({ supportEmail }) =>
    said(
      [
        `You can cancel at any time, by "Manage Plan" on your usage page. The subscription then ends with the month that is paid, and your account goes on as ${planName.free}.`,
        'Your card and your invoices are kept by the payment provider: "Manage Plan" leads there, too.',
        moneyBack(supportEmail),
      ],
      records.usage,
      records.terms,
    ),
  operator: ({ supportEmail }) =>
    said(
      [
        `Of the people behind ${product.name} no record of mine says more than how to reach them: ${supportEmail}. What they promise you stands in the terms of use.`,
        'Nobody pays for a place among the occupations: they are ranked by fixed rules, which are laid open, over published figures.',
      ],
      records.terms,
      records.method,
    ),
  devices: () =>
    said([
      `${product.name} is a website, with nothing to install: it works in the browser of a phone or a tablet as on a computer. The browser should be of the last two years.`,
      'It needs JavaScript for the assessment and what comes of it; its pages about occupations can be read without.',
      'While you are offline, the answers of an assessment are kept on your device, and saved when you are back.',
      'Its look by day and by night (dark mode) follows your device, unless you choose one on the page of your account.',
    ]),
  languages: () => said([`${product.name} and I speak English only. A CV may be in another language: many are read.`]),
  support: ({ supportEmail }) =>
    said(
      [
        `I cannot see what went wrong, neither on your screen nor with a payment. Write to ${supportEmail}: people read it. There is no telephone number.`,
        moneyBack(supportEmail),
        'Your name, email address and password are changed on the page of your account. A forgotten password is set anew from the page where you sign in.',
        'You sign out (log out) at the top, and on the page of your account on all devices at once.',
      ],
      records.account,
      records.signIn,
      records.terms,
    ),
  privacy: ({ supportEmail }) =>
    said(
      [
        'Your answers are seen by nobody but you, unless you share a result by its link. They are not sold, and not used to judge you for anybody else. There are no advertising or tracking cookies.',
        `Results of a ${planName.free} account can be read for ${RESULT_DAYS} days. You can delete an assessment, with its answers and its result, from your history at any time. On the page of your account you can export and download all that is kept about you, and erase it, the account too. Where that does not work, write to ${supportEmail}.`,
        'This chat is saved on your device only, and is gone when you sign out or reset it. Do not write names or secrets into it.',
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
        )}. It asks about your priorities, interests, values, personality, skills and circumstances. Nothing in it is a test of ability, and there are no wrong answers. It works on a phone as on a computer.`,
        'Where you live and work, your education, your pay and your time are asked because they decide which figures hold for you and what is feasible.',
        'Each step says how many of its questions need an answer. What it asks about where you stand today may be left out.',
        `You may close it, or lose it, and go on within ${SESSION_HOURS} hours; after that it expires. It counts against your plan when its result is there; one that you leave or that expires is given back.`,
        `You can go back and change an answer until it is finished, and you may take it again. The ${planName.free} plan has ${limitText('career_path_analyses', limitOf('career_path_analyses', 'free', 0))}.`,
      ],
      records.assessment,
      records.pricing,
    ),
  eligibility: () =>
    said(
      [
        `You have to be ${product.minimumAge} or older, with an email address that you can read. You may live anywhere: ${product.name} works in any browser, and is in English.`,
        'Occupations, licenses and outlook are those of the United States. Pay is compared with other countries on the page for salaries, where somebody publishes it.',
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
        'Each score can be taken apart down to the answers that caused it: open an occupation of your result. A short questionnaire names a direction and not the one right job; the result says how much of it would stay if you answered again.',
        'A result shows the ten that rank highest, how sure that is, what changes when you weigh things otherwise, and for any other occupation why it is not among them.',
        'How well it does, on real answer sheets and on made-up people, stands on the page on how it works, with what nobody has tested yet.',
      ],
      records.method,
      records.confidence,
    ),
  data: () =>
    said(
      [
        `The figures are published ones, and each stands beside its source and date: pay and employment from ${sources.oews.publisher} (${sources.oews.release}), outlook from ${sources.projections.release}, skills and interests from ${sources.onet.release}. They are figures of the United States unless one says otherwise, and change when their publishers have new ones, mostly once a year.`,
        'O*NET is the database of occupations of the U.S. Department of Labor, and the Bureau of Labor Statistics (BLS) its statistics office. What nobody publishes is shown as not known, never guessed.',
      ],
      records.data,
    ),
  report: () =>
    said(
      [
        'From a finished result you can make a report, in a long and a short version, look at it, print it or save it as PDF. It does not count against your plan.',
        'A result can be shared by its link: then anybody who is signed in and has the link sees it without your answers and your CV, until you stop sharing it.',
      ],
      records.history,
    ),
  resume: () =>
    said(
      [
        `The resume builder writes a resume from what you say of yourself, and adds nothing to it: every sentence rests on your own words. A resume counts as one ${featureName.resume_builds} of your plan: ${limitsText('resume_builds')}. It opens with ${list.format(plans.filter(isSubscribed).map((plan) => planName[plan]))}.`,
        'It is downloaded as a page (HTML), as PDF or as a Word file, with text that programs of employers (an ATS) can read.',
        'It writes a letter as well, and a version for one occupation or one posting that you paste: both rest on the same words of yours.',
        `A CV that you have can be read in, beside the assessment or into the builder: a file of type ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(cvFileTypes)}, at most ${MAX_FILE_BYTES / 1024 / 1024} MB. It is deleted as soon as it was read. What was read stands beside its page, and is corrected there.`,
      ],
      records.resume,
      records.pricing,
    ),
  vacancy: () =>
    said(
      [
        `I have no vacancies myself. From an occupation of your result a search opens at ${product.jobSearch.name}.`,
        `Paste the text of a vacancy, and it is held against your result: what it asks for, what you bring, and what is missing. It counts as ${featureName.smart_matches_daily}: ${limitsText('smart_matches_daily')}.`,
      ],
      records.vacancy,
      records.history,
    ),
  interests: () =>
    said(
      [
        `RIASEC stands for six kinds of interests, after John Holland:\n${interestNames.map(({ name, meaning }) => `- ${name}: ${meaning}`).join('\n')}`,
        'The assessment asks how much you like things of each kind, and your result holds that against what an occupation asks for.',
      ],
      records.assessment,
      records.method,
    ),
  'learning-plan': () =>
    said(
      [
        'For each occupation of your result there is a learning plan: what is missing, in which order, with courses from a fixed list, within the hours and the money that you name. What was done is remembered.',
      ],
      records.history,
    ),
};

/** Answers each of whose paragraphs stands by itself. */
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

/** @param asked the question: what is of its words comes first */
export function topicAnswer(topic: Topic, around: Surroundings, asked: string): Said {
  const answer = answers[topic](around, asked);
  if (!isUnordered(topic)) return answer;
  const roots = rootsOf(asked);
  const shared = (paragraph: string): number => rootsOf(paragraph).filter((root) => roots.includes(root)).length;
  return { ...answer, paragraphs: answer.paragraphs.toSorted((a, b) => shared(b) - shared(a)) };
}

/** What is asked further of it: the parts that have a word of the question, and else the first, with a word on that. */
export function furtherAnswer(topic: Topic, around: Surroundings, asked: string): Said {
  const { paragraphs, sources: from } = answers[topic](around, asked);
  const roots = furtherRootsOf(asked);
  const parts = paragraphs.flatMap((paragraph) => paragraph.split('\n').filter((line) => !line.endsWith(':')));
  // "what does the I stand for"
  const [, letter] = /\b(?:the|letter) ([a-z])\b/.exec(asked) ?? [];
  const met = (part: string): number =>
    (letter && part.toLowerCase().startsWith(`- ${letter}`) ? roots.length + 1 : 0) +
    partRootsOf(part).filter((root) => roots.includes(root)).length;
  const most = Math.max(...parts.map(met));
  if (most > 0) return said(parts.filter((part) => met(part) === most).slice(0, MAX_PARTS), ...from);
  return said(
    ['Just that no record of mine says, and I do not guess. What I know of it:', ...paragraphs.slice(0, MAX_PARTS)],
    ...from,
  );
}

const MAX_PARTS = 2;

/** What a question further asks by a short word, in the words of the answers. */
const inAnswers: Readonly<Record<string, string>> = {
  size: 'mb',
  big: 'mb',
  large: 'mb',
  day: 'day',
  daily: 'day',
  month: 'month',
  year: 'year',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  again: 'again',
  pause: 'close',
  break: 'close',
  stop: 'close',
  retake: 'again',
  redo: 'again',
};
const unasked = new Set(
  'how what when where which who why is are can will do does it that this the and i my me for of to in on at there so be'.split(
    ' ',
  ),
);
const furtherRootsOf = (text: string): string[] =>
  text
    .split(/[^a-z0-9]+/)
    .filter(
      (word) =>
        word.length > 1 &&
        (word in inAnswers || word === 'max' || word === 'pro' || !(unasked.has(word) || isAsking(word))),
    )
    .map((word) => stem(inAnswers[word] ?? word));
const partRootsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(stem),
  ),
];
