import { MONTHLY_PERIOD_DAYS } from '#shared/plans/catalogue.ts';
import { REMINDER_DAYS, RESULT_DAYS } from '#shared/plans/retention.ts';
import { product } from '#shared/product.ts';
import { site } from '#web/api/site.ts';

export interface Section {
  title: string;
  paragraphs: readonly string[];
}

export const terms: readonly Section[] = [
  {
    title: 'What you get',
    paragraphs: [
      `${product.name} asks you questions about your interests, values, personality, skills and circumstances, and ranks occupations by how well they fit. It explains each score by the answers and the public figures it rests on.`,
      'The ranking is information for your own decision. It is not a promise of a job, a salary or an admission, and no psychological diagnosis. Short questionnaires are uncertain; the result says how uncertain.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      `You need an email address that you can read, and you must be at least ${product.minimumAge} years old. Keep your password to yourself; tell us when somebody else may know it.`,
      'One person, one account. You may stop using it at any time.',
    ],
  },
  {
    title: 'What an analysis costs',
    paragraphs: [
      `Each plan includes a number of analyses, counted over ${MONTHLY_PERIOD_DAYS} days. An analysis counts when its result is there. One that you leave or that expires is returned.`,
    ],
  },
  {
    title: 'When you pay',
    paragraphs: [
      'A subscription runs for a month and renews itself for the next, at the price you agreed to, until you cancel. You see the price, with taxes, before you pay, and your agreement is kept with the version of this text. The Insights Pack is paid once and does not renew.',
      'You can cancel at any time under Your account: the subscription then ends with the month that is paid, and your account goes on as Free. When a payment fails we tell you and try again before the plan ends.',
      `If you buy as a consumer in the European Union, you may withdraw from the purchase within ${product.withdrawalDays} days without a reason: write to ${site().supportEmail}, and you get your money back the way you paid it. Where you asked us to begin at once and have used paid analyses or reports, we may keep the share for what was delivered.`,
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not try to read what belongs to others, to get around limits, or to load the service with automated requests. We may pause an account that does.',
    ],
  },
  {
    title: 'The figures',
    paragraphs: [
      'Wages, growth and other figures come from the publishers named under Data sources, for the place and date shown beside them. They are United States figures unless a figure says otherwise.',
    ],
  },
  {
    title: 'If something goes wrong',
    paragraphs: [
      'We fix what we break. Nothing here limits rights that the law of your country gives you and that cannot be waived.',
    ],
  },
];

export const privacy: readonly Section[] = [
  {
    title: 'What is stored',
    paragraphs: [
      'Your email address and a verifier of your password, from which the password cannot be read. Your name, if you give one. Your answers, the results made of them, and how many analyses you have used.',
      'What you give or keep beyond that: a CV and resumes, learning plans, occupations you saved or hid, job postings you compared. An uploaded file goes as soon as it is read. Your card is known to the payment provider and not to us.',
      'While you answer, a copy stays in this browser until the server has confirmed it; signing out removes it. There are no advertising or tracking cookies and no third-party scripts.',
    ],
  },
  {
    title: 'What it is used for',
    paragraphs: [
      'To rank occupations for you, to show you your history, and to keep the service secure. Your answers are not sold and not used to judge you for anybody else. Name, age, gender and nationality play no part in a score.',
    ],
  },
  {
    title: 'How long',
    paragraphs: [
      `Results of a free account are kept for ${RESULT_DAYS} days. ${REMINDER_DAYS} days before one is deleted we remind you by email, unless you turn that off under Your account. You can delete an assessment, with its answers and its result, from your history at any time.`,
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      `Under Your account you can export everything that is kept about you, import it again, and erase it, with a receipt that says what stays and why. To have something corrected, or where that does not work, write to ${site().supportEmail}. You may also complain to your data protection authority.`,
    ],
  },
];
