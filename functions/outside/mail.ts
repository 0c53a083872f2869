/** Amazon SES: the only module that uses it. One email, one attempt, and what is known of it afterwards. */

import { setTimeout as sleep } from 'node:timers/promises';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { product } from '#shared/product.ts';
import { env } from './env.ts';
import { mailSet, PERSON_TAG } from './mail-set.ts';
import { unreached } from './outage.ts';
import { exercise } from './rights.ts';

interface OwnMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** the recipient's id, so that SES events about a bounce name the person */
  sub: string;
  /** page where the person turns off emails of this kind */
  unsubscribeUrl: string;
}

/**
 * - `refused`: this email cannot be sent, now or later
 * - `later`: nothing was sent, and it can be tried again
 * - `unknown`: no answer came, so it may have been sent
 */
type MailFailureKind = 'refused' | 'later' | 'unknown';

export class MailFailure extends Error {
  readonly kind: MailFailureKind;
  constructor(kind: MailFailureKind, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no error object', { cause });
    this.name = 'MailFailure';
    this.kind = kind;
  }
}

/** A deployment without a sender sends no emails of its own. */
export const sendsMail = (): boolean => env.MAIL_SENDER !== undefined;

/** A new SES account may send 14 a second. */
const TRIES = 4;
const PAUSE_MS = 1_000;

const client = new SESv2Client({
  // repeating an unanswered request could send a second email
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
});

/** @throws MailFailure */
export async function sendMail(mail: OwnMail): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await sendOnce(mail);
    } catch (error) {
      const { name = '' } = error as { name?: string };
      if (name !== 'TooManyRequestsException' || tries === TRIES) throw new MailFailure(kindOf(error), error);
      await sleep(PAUSE_MS * tries);
    }
  }
}

async function sendOnce({ to, subject, text, html, sub, unsubscribeUrl }: OwnMail): Promise<void> {
  exercise('mail');
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: `${product.name} <${env.MAIL_SENDER}>`,
      ReplyToAddresses: [env.SUPPORT_EMAIL],
      ConfigurationSetName: mailSet(env.STAGE),
      EmailTags: [{ Name: PERSON_TAG, Value: sub }],
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          Headers: [{ Name: 'List-Unsubscribe', Value: `<${unsubscribeUrl}>` }],
        },
      },
    }),
  );
}

function kindOf(error: unknown): MailFailureKind {
  const {
    name = '',
    code = '',
    $metadata,
  } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'BadRequestException') return 'refused';
  const status = $metadata?.httpStatusCode ?? 0;
  return (status >= 400 && status < 500) || unreached.test(code) ? 'later' : 'unknown';
}
