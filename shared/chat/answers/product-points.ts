/** Short answers to single points about the product; their numbers come from the rules themselves. */
import { SESSION_HOURS } from '#shared/assessment/stages.ts';
import { cvFileTypes, MAX_FILE_BYTES } from '#shared/cv/file-words.ts';
import { type Feature, featureName, planName, plans } from '#shared/plans/catalogue.ts';
import { amountFor, euro } from '#shared/plans/prices.ts';
import { RESULT_DAYS } from '#shared/plans/retention.ts';
import { product } from '#shared/product.ts';
import { MAX_CALLS, MAX_CALLS_A_DAY, WINDOW_MINUTES } from '../limits.ts';
import { featureIn, type ProductPoint } from '../question/product-points.ts';
import { plainText } from '../question/words.ts';
import { limitText } from './features.ts';
import { records } from './records.ts';
import { type AnswerContext, type Said, said } from './said.ts';
import { moneyBack } from './topic.ts';

const pricesSaid = ({ campaign, now }: AnswerContext): string =>
  `${planName.free} costs nothing, ${planName.pro} is ${euro(amountFor('pro', campaign, now))} a month and ${planName.switch} ${euro(amountFor('switch', campaign, now))} a month.`;
const cvFiles = `a file of type ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(cvFileTypes)}, at most ${MAX_FILE_BYTES / 1024 / 1024} MB`;

/** What each feature is, completing "… is". */
const featureMeaning: Record<Feature, string> = {
  career_path_analyses: 'the assessment with its result: the occupations that rank highest for you',
  smart_matches_daily: 'a job posting that you paste, compared with your result',
  salary_searches: '“Salaries” at an occupation in your result, which compares pay from country to country',
  resume_builds: 'the resume builder, which writes from your own words',
  industry_reports: 'a report on one industry',
  trends_real_time_industries: 'the newest figures of one industry',
  realtime_market_intelligence:
    'pay, openings and growth as publishers have them, each figure with its source and date',
};

const featureSaid = (message: string): Said => {
  const feature = featureIn(plainText(message)) ?? 'career_path_analyses';
  return said(
    [
      `${featureName[feature]} is ${featureMeaning[feature]}. ${plans.map((plan) => `${planName[plan]}: ${limitText(feature, plan)}`).join('; ')}.`,
    ],
    records.pricing,
    records.usage,
  );
};

/** Begins with yes or no if an age is named. */
function ageSaid(message: string): Said {
  const age = Number(/\b(\d{1,2})[ -]?(?:years?|yrs?|yo)\b/i.exec(message)?.[1] ?? Number.NaN);
  const first = age < product.minimumAge ? 'No: you' : age >= product.minimumAge ? 'Yes: you' : 'You';
  return said([`${first} have to be ${product.minimumAge} or older to use ${product.name}.`], records.terms);
}

const answers: Record<ProductPoint, (context: AnswerContext, message: string) => Said> = {
  'after-ending': () =>
    said(
      [
        `When a paid plan ends, your account continues as ${planName.free}, and you can read your results for another ${RESULT_DAYS} days. To keep one longer, save its report as a PDF. You end a plan by "Manage Plan" on your usage page.`,
      ],
      records.usage,
      records.history,
    ),
  age: (_, message) => ageSaid(message),
  accuracy: () =>
    said(
      [
        'It points you in a direction, not to the one right job: it goes by a short questionnaire and published figures. Your result says how sure it is, and how much of it would stay the same if you answered again.',
        'The page on how it works shows how well it does, on real answer sheets and on made-up people, and what nobody has tested yet.',
      ],
      records.confidence,
      records.method,
    ),
  again: () =>
    said(
      [
        `Yes. You can close the assessment and pick it up again within ${SESSION_HOURS} hours, and take it again later: ${planName.free} has ${limitText('career_path_analyses', 'free')}, and the paid plans have more.`,
      ],
      records.assessment,
      records.pricing,
    ),
  account: () =>
    said(
      [
        'You need an account, with an email address and a password, for the assessment and everything that comes from it, so that your answers and your result are yours alone. Reading about occupations and asking me don’t need one.',
      ],
      records.signIn,
    ),
  app: () =>
    said([
      `There is no app to install. ${product.name} is a website, and works in the browser of a phone, tablet or computer.`,
    ]),
  'bad-match': ({ supportEmail }) =>
    said(
      [
        'I’m sorry, that’s frustrating. A result is a list to choose from, not an order.',
        'Open the occupation in your result to see which of your answers put it there, and weigh your priorities differently to see what changes. You can also take the assessment again.',
        `If something is wrong, write to ${supportEmail}. People read it.`,
      ],
      records.history,
      records.method,
    ),
  'chat-kept': () =>
    said(
      [
        'This chat is saved only on your device, and it’s gone when you sign out or reset it. Don’t put names or secrets in it.',
      ],
      records.privacy,
    ),
  'chat-limits': () =>
    said([
      `You can ask me ${MAX_CALLS} questions in ${WINDOW_MINUTES} minutes and ${MAX_CALLS_A_DAY} in a day. Asking is free.`,
    ]),
  'change-country': () =>
    said(
      [
        'Yes. The assessment asks for your country, and you can choose another one when you take it again. My figures here are for the United States. In your result, each occupation opens “Salaries”, which compares pay across countries.',
      ],
      records.assessment,
      records.data,
    ),
  'change-plan': () =>
    said(
      [
        `Press "Manage Plan" on your usage page to change a plan, up or down, or end it. When a paid plan ends, your account continues as ${planName.free}, whose results can be read for ${RESULT_DAYS} days.`,
      ],
      records.usage,
      records.pricing,
    ),
  countries: () =>
    said(
      [
        `${product.name} works wherever you live, in any browser and in English. The occupations, licenses and figures are for the United States. The salaries page compares pay with other countries, where it’s published.`,
      ],
      records.terms,
      records.data,
    ),
  delete: ({ supportEmail }) =>
    said(
      [
        `On your account page you can erase everything that is kept about you, including the account. It can’t be undone, so export what you want to keep first. To delete a single assessment, with its answers and its result, go to your history. If that doesn’t work, write to ${supportEmail}.`,
      ],
      records.account,
      records.history,
    ),
  'double-charge': ({ supportEmail }) =>
    said(
      [
        `I can’t see your payments. "Manage Plan" on your usage page shows what you have paid. If something was charged twice, write to ${supportEmail} with both dates. People read it.`,
      ],
      records.usage,
      records.terms,
    ),
  different: ({ occupations }) =>
    said(
      [
        `A career counselor gets to know you and talks things through. ${product.name} can’t do that. It ranks ${occupations} occupations by fixed rules from your answers, and every figure comes from a published source with its date. I’m its chat: I answer from those same records and tell you when I don’t know.`,
        'The two go well together. In the United States an American Job Center has career counselors you can see for free.',
      ],
      records.method,
      records.data,
    ),
  discounts: (context) =>
    said(
      [
        `I don’t know of any discount for students, schools or families, any code, trial or lifetime price. ${pricesSaid(context)}`,
      ],
      records.pricing,
    ),
  export: () =>
    said(
      [
        'On your account page you can export and download everything that is kept about you. You can print a report or save it as a PDF, and download a resume.',
      ],
      records.account,
      records.history,
    ),
  features: (_, message) => featureSaid(message),
  files: () =>
    said(
      [
        `I read text only here: no pictures, sound or files. You can upload a CV with the assessment or in the resume builder: ${cvFiles}.`,
      ],
      records.resume,
    ),
  groups: ({ supportEmail }) =>
    said(
      [
        `I don’t know of a plan or license for schools, companies or groups. Each person has their own account, and has to be ${product.minimumAge} or older. Write to ${supportEmail}. People read it.`,
      ],
      records.pricing,
      records.terms,
    ),
  'hiring-now': () =>
    said(
      [
        'I don’t know who is hiring right now or how the economy is doing: my figures come out once a year. I do know how many openings a year a job is projected to have. Name one, or ask "Which jobs have the most openings?".',
      ],
      records.occupations,
      records.data,
    ),
  'how-long-kept': () =>
    said(
      [
        `Results of a ${planName.free} account can be read for ${RESULT_DAYS} days. With a paid plan they stay while it runs, and ${RESULT_DAYS} days more. To keep one longer, save its report as a PDF. You can delete it earlier, from your history.`,
      ],
      records.history,
      records.pricing,
    ),
  human: ({ supportEmail }) =>
    said([`Write to ${supportEmail}. People read it. There is no phone number, and I’m a program.`], records.terms),
  intelligence: ({ occupations }) =>
    said(
      [
        `No. It isn’t a test of ability or intelligence, and there are no wrong answers. It asks what you like, what matters to you and what you can do, and ranks ${occupations} occupations by that.`,
      ],
      records.assessment,
      records.method,
    ),
  'is-free': (context) =>
    said(
      [
        `Yes, with limits. Asking me and reading about occupations cost nothing, and the ${planName.free} plan includes the assessment with a limit. ${pricesSaid(context)}`,
      ],
      records.pricing,
    ),
  linkedin: () =>
    said(
      [`You can’t connect a LinkedIn account. But you can upload a file you saved from there, like a CV: ${cvFiles}.`],
      records.resume,
    ),
  login: ({ supportEmail }) =>
    said(
      [
        `Sign in with your email address and password. If you forgot your password, reset it from that page. If it still doesn’t work, write to ${supportEmail}. People read it.`,
      ],
      records.signIn,
    ),
  memory: () =>
    said(
      [
        'I can’t remind you of anything. This chat is saved only on your device, and it’s gone when you sign out or reset it.',
      ],
      records.privacy,
    ),
  'not-active': ({ supportEmail }) =>
    said(
      [
        `I can’t see your payments. Your usage page shows the plan you have now: reload it, or sign out and in again. If it still shows ${planName.free}, write to ${supportEmail} with the day you paid. People read it.`,
      ],
      records.usage,
      records.account,
    ),
  'other-programs': () =>
    said(
      [
        'I answer only from published records: every figure comes with its source and its date, and I tell you when I don’t know. A general chatbot can talk about far more than I can, but it can also make a figure up.',
      ],
      records.data,
      records.method,
    ),
  'own-jobs': ({ supportEmail }) =>
    said([`I don’t know whether ${product.name} is hiring. Write to ${supportEmail}.`], records.terms),
  payment: () =>
    said(
      [
        `I don’t know which cards are accepted. The payment provider shows you before you pay. The ${planName.free} plan doesn’t ask for payment, only an email address and a password.`,
      ],
      records.pricing,
    ),
  refund: ({ supportEmail }) => said([moneyBack(supportEmail)], records.terms),
  science: ({ occupations }) =>
    said(
      [
        `It isn’t astrology or a guess. ${occupations} occupations are ranked by fixed rules, by your answers and O*NET’s published ratings, and nobody can pay for a place. It isn’t proof either: a short questionnaire points you in a direction, not to the one right job. The page on how it works shows how well it does, and what nobody has tested yet.`,
      ],
      records.method,
      records.confidence,
    ),
  'stop-charging': ({ supportEmail }) =>
    said(
      [
        `Press "Manage Plan" on your usage page and cancel. The subscription ends with the month you’ve paid for, and nothing more is charged. If you’re charged without a subscription, write to ${supportEmail}. People read it.`,
        moneyBack(supportEmail),
      ],
      records.usage,
      records.terms,
    ),
};

/** @param message the question as written */
export const pointSaid = (point: ProductPoint, message: string, context: AnswerContext): Said =>
  answers[point](context, message);
