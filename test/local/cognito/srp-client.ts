/** The browser's half of Cognito's SRP, written from the protocol alone: what the stand-in is measured against. */
import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const int = (hex: string) => BigInt(`0x${hex}`);
const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const pad = (value: bigint) => {
  const hex = value.toString(16);
  const even = hex.padStart(hex.length + (hex.length % 2), '0');
  return '89abcdef'.includes(even[0]!) ? `00${even}` : even;
};
const shaHex = (hex: string) => int(sha(Buffer.from(hex, 'hex')));
const pow = (base: bigint, exponent: bigint): bigint => {
  if (exponent === 0n) return 1n;
  const half = pow((base * base) % N, exponent >> 1n);
  return exponent & 1n ? (half * base) % N : half;
};

export interface Attempt {
  sdk: CognitoIdentityProviderClient;
  userPoolId: string;
  clientId: string;
  username: string;
}

export async function startSignIn({ sdk, clientId, username }: Attempt, A: bigint) {
  const AuthParameters = { USERNAME: username, SRP_A: A.toString(16) };
  return sdk.send(new InitiateAuthCommand({ ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }));
}

export async function answerChallenge(
  { sdk, clientId }: Attempt,
  parameters: Record<string, string>,
  signature: Buffer,
  timestamp = 'Fri Nov 20 12:00:00 UTC 2026',
) {
  const ChallengeResponses = {
    USERNAME: parameters.USER_ID_FOR_SRP ?? '',
    PASSWORD_CLAIM_SECRET_BLOCK: parameters.SECRET_BLOCK ?? '',
    PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
    TIMESTAMP: timestamp,
  };
  const command = { ClientId: clientId, ChallengeName: 'PASSWORD_VERIFIER' as const, ChallengeResponses };
  return sdk.send(new RespondToAuthChallengeCommand(command));
}

/** Signs in with a password; resolves to the tokens. */
export async function signInWithPassword(attempt: Attempt, password: string) {
  const a = int(randomBytes(32).toString('hex'));
  const A = pow(2n, a);
  const { ChallengeParameters: parameters = {} } = await startSignIn(attempt, A);
  const { SRP_B = '', SALT = '', USER_ID_FOR_SRP: user = '', SECRET_BLOCK = '' } = parameters;
  const pool = attempt.userPoolId.split('_')[1]!;
  const timestamp = 'Fri Nov 20 12:00:00 UTC 2026';
  const B = int(SRP_B);
  const u = shaHex(pad(A) + pad(B));
  const x = shaHex(pad(int(SALT)) + sha(`${pool}${user}:${password}`));
  const k = shaHex(pad(N) + pad(2n));
  const S = pow((((B - k * pow(2n, x)) % N) + N) % N, a + u * x);
  const info = 'Caldera Derived Key';
  const key = hkdfSync('sha256', Buffer.from(pad(S), 'hex'), Buffer.from(pad(u), 'hex'), info, 16);
  const signature = createHmac('sha256', Buffer.from(key))
    .update(pool + user)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(timestamp)
    .digest();
  const { AuthenticationResult } = await answerChallenge(attempt, parameters, signature, timestamp);
  return AuthenticationResult ?? {};
}

/** A guess that is certainly wrong and costs the guesser nothing to make. */
export async function guessWrong(attempt: Attempt) {
  const { ChallengeParameters = {} } = await startSignIn(attempt, int(randomBytes(32).toString('hex')));
  return answerChallenge(attempt, ChallengeParameters, randomBytes(32));
}
