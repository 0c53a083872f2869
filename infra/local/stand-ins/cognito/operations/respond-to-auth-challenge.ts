import * as z from 'zod/mini';
import {
  InvalidParameterException,
  NotAuthorizedException,
  UserNotConfirmedException,
  wrongCredentials,
} from '#infra/local/stand-ins/cognito/errors.ts';
import { checkClient, clientId, username } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { provesPassword } from '#infra/local/stand-ins/cognito/srp.ts';

const responses = z.object({
  USERNAME: username,
  PASSWORD_CLAIM_SECRET_BLOCK: z.string().check(z.maxLength(8192)),
  PASSWORD_CLAIM_SIGNATURE: z.string().check(z.maxLength(128)),
  TIMESTAMP: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** The second step of signing in: the proof that the client knows the password. A challenge can be answered once. */
export const respondToAuthChallenge = operation({
  input: z.object({
    ClientId: clientId,
    ChallengeName: z.string().check(z.maxLength(64)),
    ChallengeResponses: z.unknown(),
  }),
  async run({ ClientId, ChallengeName, ChallengeResponses }, { pool, now, source }) {
    checkClient(pool, ClientId);
    if (ChallengeName !== 'PASSWORD_VERIFIER') {
      throw new InvalidParameterException(`${ChallengeName} is not a challenge of this client`);
    }
    const parsed = responses.safeParse(ChallengeResponses);
    if (!parsed.success) throw new InvalidParameterException('Missing required parameter of PASSWORD_VERIFIER');
    const { USERNAME, PASSWORD_CLAIM_SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE, TIMESTAMP } = parsed.data;
    const secretBlock = Buffer.from(PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
    const challenge = pool.challenges.open(secretBlock, now);
    if (!challenge) throw new NotAuthorizedException('Invalid session for the user, session is expired.');
    if (challenge.user !== USERNAME) throw wrongCredentials();

    // No await from here to the count below, so that answers sent concurrently cannot bypass the count.
    const familiar = pool.sessions.isFamiliar(USERNAME, source);
    if (pool.passwordGuessing.waits(USERNAME, source, familiar, now)) {
      throw new NotAuthorizedException('Password attempts exceeded');
    }
    const user = pool.users.find(USERNAME);
    const proof = { ...challenge, secretBlock, timestamp: TIMESTAMP, userPoolId: pool.userPoolId };
    const signature = Buffer.from(PASSWORD_CLAIM_SIGNATURE, 'base64');
    // An unknown address has a decoy verifier: it costs the same time and never matches.
    const { verifier } = user ?? pool.decoy(USERNAME);
    if (!provesPassword({ ...proof, verifier, signature }) || !user) {
      pool.passwordGuessing.wrong(USERNAME, source, now);
      throw wrongCredentials();
    }
    pool.passwordGuessing.right(USERNAME, source);
    if (!user.enabled) throw new NotAuthorizedException('User is disabled.');
    if (!user.confirmed) throw new UserNotConfirmedException('User is not confirmed.');

    const { session, refreshToken } = pool.inTransaction(() => pool.sessions.start(user.sub, source, now));
    const issued = await pool.tokens.issue(user, pool.users.groupsOf(user.sub), session, now);
    return { ChallengeParameters: {}, AuthenticationResult: { ...issued, RefreshToken: refreshToken } };
  },
});
