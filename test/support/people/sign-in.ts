import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Endpoints } from '#infra/local/endpoints.ts';
import { type Challenge, srpClient } from './srp-client.ts';

export interface SignedIn {
  email: string;
  password: string;
  sub: string;
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

export interface Mail {
  subject: string;
  text: string;
  links: string[];
}

export const freshEmail = (): string => `test-${randomUUID()}@waymark.example`;
export const testPassword = 'correct horse battery staple';

type Pool = Pick<Endpoints, 'cognito' | 'region' | 'userPoolId' | 'clientId'>;
type PoolWithMails = Pool & Pick<Endpoints, 'mailbox'>;

export const cognitoClient = ({ cognito, region }: Pool): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    endpoint: cognito,
    region,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    maxAttempts: 1,
  });

/** The emails to an address, newest first, from the mailbox. */
export async function mailsTo(endpoints: PoolWithMails, email: string): Promise<Mail[]> {
  const response = await fetch(`${endpoints.mailbox}.json?to=${encodeURIComponent(email)}`);
  const { mails } = (await response.json()) as { mails: Mail[] };
  return mails;
}

/** The code in the link of the newest mail. */
export async function mailedCode(endpoints: PoolWithMails, email: string): Promise<string> {
  const [mail] = await mailsTo(endpoints, email);
  const code = mail?.links.map((link) => new URL(link).searchParams.get('code')).find(Boolean);
  if (!code) throw new Error(`no mail with a code for ${email}`);
  return code;
}

/** Signs up and confirms by the mailed code, over the wire. */
export async function signUp(endpoints: PoolWithMails, email: string, password = testPassword): Promise<void> {
  const client = cognitoClient(endpoints);
  const ClientId = endpoints.clientId;
  await client.send(
    new SignUpCommand({
      ClientId,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  );
  const ConfirmationCode = await mailedCode(endpoints, email);
  await client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }));
}

/** Sets a new password by the mailed link, over the wire. */
export async function resetPassword(endpoints: Endpoints, email: string, password: string): Promise<void> {
  const client = cognitoClient(endpoints);
  const who = { ClientId: endpoints.clientId, Username: email };
  await client.send(new ForgotPasswordCommand(who));
  const ConfirmationCode = await mailedCode(endpoints, email);
  await client.send(new ConfirmForgotPasswordCommand({ ...who, ConfirmationCode, Password: password }));
}

/** Changes the address of the token's owner, using the emailed code, over the wire. */
export async function changeEmail(endpoints: Endpoints, AccessToken: string, email: string): Promise<void> {
  const client = cognitoClient(endpoints);
  await client.send(
    new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'email', Value: email }] }),
  );
  const Code = await mailedCode(endpoints, email);
  await client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));
}

/** Signs in with SRP, as Amplify does. */
export async function signIn(
  endpoints: Pool,
  email: string,
  password = testPassword,
  nowMs = Date.now(),
): Promise<SignedIn> {
  const client = cognitoClient(endpoints);
  const ClientId = endpoints.clientId;
  const srp = srpClient(endpoints.userPoolId, password);
  const challenge = await client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: srp.publicValue },
    }),
  );
  const { AuthenticationResult: tokens } = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      Session: challenge.Session,
      ChallengeResponses: srp.respond(challenge.ChallengeParameters as unknown as Challenge, nowMs),
    }),
  );
  const accessToken = tokens?.AccessToken ?? '';
  const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return {
    email,
    password,
    sub,
    accessToken,
    idToken: tokens?.IdToken ?? '',
    refreshToken: tokens?.RefreshToken ?? '',
  };
}
