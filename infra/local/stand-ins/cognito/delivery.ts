import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { Purpose } from './codes.ts';
import { LimitExceededException, UserLambdaValidationException } from './errors.ts';
import type { Call } from './operation.ts';
import { triggerEvent, userAttributes } from './triggers.ts';
import type { User } from './users.ts';

export type Reason =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword'
  | 'CustomMessage_UpdateUserAttribute';

interface CodeMail {
  reason: Reason;
  user: Pick<User, 'sub' | 'email' | 'confirmed'>;
  code: string;
  clientMetadata?: Record<string, string> | undefined;
}

const codeParameter = '{####}';

/**
 * Lets the product's own trigger write the mail, like Cognito, and delivers it to the mailbox with the code filled in.
 */
export async function sendCode({ reason, user, code, clientMetadata }: CodeMail, call: Call) {
  const { pool, now } = call;
  const event: CustomMessageTriggerEvent = {
    ...triggerEvent(pool, user.sub),
    triggerSource: reason,
    request: {
      userAttributes: userAttributes(user),
      codeParameter,
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
  const { response } = await pool.config.writeMail(event).catch((error: Error) => {
    throw new UserLambdaValidationException(`CustomMessage failed with error ${error.message}.`);
  });
  if (!response.emailSubject || !response.emailMessage?.includes(codeParameter)) {
    throw new UserLambdaValidationException('CustomMessage answered without a subject or without the code.');
  }
  pool.config.deliver({
    at: now,
    to: user.email,
    subject: response.emailSubject,
    html: response.emailMessage.replaceAll(codeParameter, code),
  });
}

/** The destination of a mail, without revealing the address: `a***@e***`. */
export function codeDelivery(email: string) {
  const [local = '', domain = ''] = email.split('@');
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`,
    },
  };
}

interface MailRequest extends Pick<CodeMail, 'reason' | 'clientMetadata'> {
  username: string;
  purpose: Purpose;
  isEntitled: (user: User) => boolean;
}

/**
 * Sends a code if there is somebody to send it to, and gives the same answer if not (PreventUserExistenceErrors).
 * Requests per account are limited, so that nobody's mailbox can be flooded.
 */
export async function requestMail({ username, purpose, isEntitled, ...mail }: MailRequest, call: Call) {
  const { pool, now, source } = call;
  const user = pool.users.find(username);
  const account = `${user?.sub ?? pool.decoy(username).sub} ${purpose}`;
  if (pool.mailRequests.waits(account, source, now)) throw new LimitExceededException();
  pool.mailRequests.count(account, source, now);
  if (user?.enabled && isEntitled(user)) {
    await sendCode({ ...mail, user, code: pool.codes.issue(user.sub, purpose, now) }, call);
  }
  return codeDelivery(username.toLowerCase());
}
