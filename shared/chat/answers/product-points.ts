/** The short answers to single points of the product; what they count comes from the rule that holds. */
import { SESSION_HOURS } from '#shared/assessment/stages.ts';
import { cvFileTypes, MAX_FILE_BYTES } from '#shared/cv/file-words.ts';
import { type Feature, featureName, limitOf, planName, plans } from '#shared/plans/catalogue.ts';
import { amountFor, euro } from '#shared/plans/prices.ts';
import { RESULT_DAYS } from '#shared/plans/retention.ts';
import { product } from '#shared/product.ts';
import { MAX_CALLS, MAX_CALLS_A_DAY, WINDOW_MINUTES } from '../limits.ts';
import { featureIn, type ProductPoint } from '../question/product-points.ts';
import { plainText } from '../question/words.ts';
import { limitText } from './features.ts';
import { records } from './records.ts';
import { type Said, type Surroundings, said } from './said.ts';
import { moneyBack } from './topic.ts';

const pricesSaid = ({ campaign, now }: Surroundings): string =>
  `${planName.free} costs nothing, ${planName.pro} is ${euro(amountFor('pro', campaign, now))} a month and ${planName.switch} ${euro(amountFor('switch', campaign, now))} a month.`;
const cvFiles = `a file of type ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(cvFileTypes)}, at most ${MAX_FILE_BYTES / 1024 / 1024} MB`;

/** What each of them is, as the rest of a sentence. */
const featureMeaning: Record<Feature, string> = {
  career_path_analyses: 'the assessment with its result: the occupations that rank highest for you',
  smart_matches_daily: 'a vacancy whose text you paste, held against your result',
  salary_searches: '“Salaries” at an occupation of your result, which compares what it pays from country to country',
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
      `${featureName[feature]} is ${featureMeaning[feature]}. ${plans.map((plan) => `${planName[plan]}: ${limitText(feature, limitOf(feature, plan, 0))}`).join('; ')}.`,
    ],
    records.pricing,
    records.usage,
  );
};

/** "Yes" and "no" where an age is named. */
function ageSaid(message: string): Said {
  const age = Number(/\b(\d{1,2})[ -]?(?:years?|yrs?|yo)\b/i.exec(message)?.[1] ?? Number.NaN);
  const first = age < product.minimumAge ? 'No: you' : age >= product.minimumAge ? 'Yes: you' : 'You';
  return said([`${first} have to be ${product.minimumAge} or older to use ${product.name}.`], records.terms);
}

const answers: Record<ProductPoint, (around: Surroundings, message: string) => Said> = {
  age: (_, message) => ageSaid(message),
  again: () =>
    said(
      [
        `Yes. You may close the assessment and go on within ${SESSION_HOURS} hours, and take it again later: ${planName.free} has ${limitText('career_path_analyses', limitOf('career_path_analyses', 'free', 0))}, and the paid plans have more.`,
      ],
      records.assessment,
      records.pricing,
    ),
  account: () =>
    said(
      [
        'For the assessment and all that comes of it you need an account, with an email address and a password, so that your answers and your result are yours alone. Reading about occupations and asking me need none.',
      ],
      records.signIn,
    ),
  app: () =>
    said([
      `There is no app to install: ${product.name} is a website, and works in the browser of a phone or a tablet as on a computer.`,
    ]),
  'chat-limits': () =>
    said([
      `You can ask me ${MAX_CALLS} questions within ${WINDOW_MINUTES} minutes and ${MAX_CALLS_A_DAY} on one day. Asking is free of charge.`,
    ]),
  'change-plan': () =>
    said(
      [
        `Press "Manage Plan" on your usage page: there a plan is changed, up or down, or ended. When a paid plan ends, your account goes on as ${planName.free}, whose results can be read for ${RESULT_DAYS} days.`,
      ],
      records.usage,
      records.pricing,
    ),
  countries: () =>
    said(
      [
        `${product.name} works wherever you live, in any browser and in English. The occupations, licenses and figures are those of the United States; pay is compared with other countries on the page for salaries, where somebody publishes it.`,
      ],
      records.terms,
      records.data,
    ),
  discounts: (around) =>
    said(
      [
        `Of a discount for students, schools or families, of a code, a trial or a price for life no record of mine says anything. ${pricesSaid(around)}`,
      ],
      records.pricing,
    ),
  export: () =>
    said(
      [
        'On the page of your account you can export and download all that is kept about you. A report of a result can be printed or saved as PDF, and a resume downloaded.',
      ],
      records.account,
      records.history,
    ),
  features: (_, message) => featureSaid(message),
  files: () =>
    said(
      [
        `I read text only: no pictures, no sound and no files here. A CV can be read in beside the assessment or into the resume builder: ${cvFiles}.`,
      ],
      records.resume,
    ),
  groups: ({ supportEmail }) =>
    said(
      [
        `Of a plan or a license for schools, companies or groups no record of mine says anything: each person has an account of their own, and has to be ${product.minimumAge} or older. Write to ${supportEmail}: people read it.`,
      ],
      records.pricing,
      records.terms,
    ),
  'hiring-now': () =>
    said(
      [
        'Who is hiring now, and how the economy goes, no record of mine says: my figures come out once a year. What they do say is how many openings a year an occupation is projected to have. Name one, or ask "Which jobs have the most openings?".',
      ],
      records.occupations,
      records.data,
    ),
  human: ({ supportEmail }) =>
    said(
      [`Write to ${supportEmail}: people read it. There is no telephone number, and I am a program.`],
      records.terms,
    ),
  'is-free': (around) =>
    said(
      [
        `Yes, with limits: asking me and reading about occupations cost nothing, and the ${planName.free} plan has the assessment with a limit. ${pricesSaid(around)}`,
      ],
      records.pricing,
    ),
  linkedin: () =>
    said(
      [
        `An account at LinkedIn cannot be connected. What you saved from there as a file can be read in like a CV: ${cvFiles}.`,
      ],
      records.resume,
    ),
  login: ({ supportEmail }) =>
    said(
      [
        `You sign in with your email address and your password. A forgotten password is set anew from that page. If it still does not work, write to ${supportEmail}: people read it.`,
      ],
      records.signIn,
    ),
  memory: () =>
    said(
      [
        'I cannot remind you of anything. This chat is saved on your device only, and is gone when you sign out or reset it.',
      ],
      records.privacy,
    ),
  'own-jobs': ({ supportEmail }) =>
    said([`Whether ${product.name} hires people no record of mine says. Write to ${supportEmail}.`], records.terms),
  payment: () =>
    said(
      [
        `Which cards and ways of paying are taken no record of mine says: the payment provider shows it before you pay. The ${planName.free} plan asks for no payment: its account needs an email address and a password.`,
      ],
      records.pricing,
    ),
  refund: ({ supportEmail }) => said([moneyBack(supportEmail)], records.terms),
  science: ({ occupations }) =>
    said(
      [
        `It is no astrology and no guess: ${occupations} occupations are ranked by fixed rules, by what you answer and by the published ratings of O*NET, and nobody can pay for a place. It is no proof either: a short questionnaire names a direction and not the one right job. How well it does, and what nobody has tested yet, stands on the page on how it works.`,
      ],
      records.method,
      records.confidence,
    ),
  'stop-charging': ({ supportEmail }) =>
    said(
      [
        `Press "Manage Plan" on your usage page and cancel: the subscription then ends with the month that is paid, and nothing more is charged. If you are charged without a subscription, write to ${supportEmail}: people read it.`,
        moneyBack(supportEmail),
      ],
      records.usage,
      records.terms,
    ),
};

/** @param message the question as it was written */
export const pointSaid = (point: ProductPoint, message: string, around: Surroundings): Said =>
  answers[point](around, message);
