import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';

/** A deployment's user pool settings. */
export interface CognitoConfig {
  region: string;
  /** The CustomMessage trigger: writes the text of mails. */
  writeMail(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent>;
  /** The PostConfirmation trigger: notified of confirmed accounts and of reset passwords. */
  onConfirmed(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent>;
  /** Receives the mails that Cognito would send. */
  deliver(mail: { at: number; to: string; subject: string; html: string }): void;
  /** Called with an address that no account has any more. */
  forget(to: string): void;
  /** The pool's whole password policy. */
  passwordMinLength: number;
  accessTokenMinutes: number;
  refreshTokenDays: number;
  /** How long an exchanged refresh token still works. */
  refreshRotationGraceSeconds: number;
}
