import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { isFirstChoices } from '#shared/assessment/first-choices.ts';
import { product } from '#shared/product.ts';
import { type Letter, letterHtml, page } from './letter.ts';

/** The client's metadata; its shape is not known in advance. */
type LinkMetadata = CustomMessageTriggerEvent['request']['clientMetadata'];

interface Wording {
  subject: string;
  heading: string;
  text: string;
  action: string;
  /** How long the link works. Cognito fixes the lifetime of codes: a day to confirm, an hour to reset. */
  validity: string;
  ignore: string;
  /** Also shows the code, for people who read the email on another device. */
  showsCode?: true;
  link(username: string, code: string, metadata: LinkMetadata): string;
}

const confirm: Wording = {
  subject: `Confirm your email address for ${product.name}`,
  heading: 'One step to go',
  text: `Someone, probably you, signed up for ${product.name} with this address. Confirm that it is yours, and your account is ready.`,
  action: 'Confirm my address',
  validity: 'The link works once, for 24 hours. If it has expired, sign in and ask for a new one.',
  ignore: 'If you did not sign up, you can ignore this email. Without your confirmation, the account stays closed.',
  link: (username, code, metadata) => {
    const query = `?user=${encodeURIComponent(username)}&code=${code}${isFirstChoices(metadata?.choices) ? `&choices=${metadata.choices}` : ''}`;
    return page('/email-verified') + query;
  },
};

const reset: Wording = {
  subject: `Choose a new password for ${product.name}`,
  heading: 'Choose a new password',
  text: `Someone, probably you, asked for a new password for your ${product.name} account.`,
  action: 'Set a new password',
  validity: 'The link works once, for one hour. Setting a new password signs you out everywhere else.',
  ignore: 'If you did not ask for it, you can ignore this email. Your password stays the same.',
  link: (username, code) => `${page('/auth')}?reset=${encodeURIComponent(username)}&code=${code}`,
};

const newAddress: Wording = {
  subject: `Confirm your new email address for ${product.name}`,
  heading: 'Confirm your new address',
  text: `This address was entered as the new one for a ${product.name} account. Until you confirm it, the account keeps its current address.`,
  action: 'Confirm this address',
  validity: 'The code works once, for 24 hours. The link works on a device where you are signed in.',
  ignore: 'If you did not enter it, you can ignore this email. Nothing will change.',
  showsCode: true,
  link: (_username, code) => `${page('/account')}?code=${code}`,
};

const wordings: Partial<Record<CustomMessageTriggerEvent['triggerSource'], Wording>> = {
  CustomMessage_SignUp: confirm,
  CustomMessage_ResendCode: confirm,
  CustomMessage_ForgotPassword: reset,
  CustomMessage_UpdateUserAttribute: newAddress,
};

/**
 * Cognito's CustomMessage trigger, not an API route. It writes the emails that confirm an address (at sign-up or on a
 * change) or reset a password, each with a one-time link. The link is built from this server's configuration and
 * Cognito's own values. The only client input it uses is the letters of the home page choices, which the email may
 * carry to another device. Cognito replaces `codeParameter` with the code. All other emails keep Cognito's wording.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const wording = wordings[event.triggerSource];
  if (wording) {
    event.response.emailSubject = wording.subject;
    event.response.emailMessage = letterHtml(letterOf(wording, event));
  }
  return event;
}

const letterOf = (wording: Wording, { userName, request }: CustomMessageTriggerEvent): Letter => ({
  subject: wording.subject,
  heading: wording.heading,
  text: [wording.text],
  action: wording.action,
  href: wording.link(userName, request.codeParameter, request.clientMetadata),
  ...(wording.showsCode && { code: request.codeParameter }),
  after: [wording.validity, wording.ignore],
});
