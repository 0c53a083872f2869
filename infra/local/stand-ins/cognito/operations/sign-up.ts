import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { codeDelivery, sendCode } from '#infra/local/stand-ins/cognito/delivery.ts';
import {
  InvalidParameterException,
  NotAuthorizedException,
  UsernameExistsException,
} from '#infra/local/stand-ins/cognito/errors.ts';
import {
  attributes,
  checkClient,
  checkPassword,
  clientId,
  clientMetadata,
  emailAddress,
  password,
  username,
} from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { makeVerifier } from '#infra/local/stand-ins/cognito/srp.ts';

export const signUp = operation({
  input: z.object({
    ClientId: clientId,
    Username: username,
    Password: password,
    UserAttributes: z.optional(attributes),
    ClientMetadata: clientMetadata,
  }),
  async run({ ClientId, Username, Password, UserAttributes = [], ClientMetadata }, call) {
    const { pool, now } = call;
    checkClient(pool, ClientId);
    const email = Username.toLowerCase();
    if (!emailAddress.safeParse(email).success) throw new InvalidParameterException('Username should be an email.');
    // The client may write only its email address (reliability I16).
    for (const { Name, Value } of UserAttributes) {
      if (Name !== 'email') throw new NotAuthorizedException('A client attempted to write unauthorized attribute');
      if (Value?.toLowerCase() !== email) {
        throw new InvalidParameterException('Username and email attribute should be the same.');
      }
    }
    checkPassword(pool, Password);
    const sub = randomUUID();
    const verifier = makeVerifier(pool.userPoolId, sub, Password);
    const code = pool.inTransaction(() => {
      if (pool.users.find(email)) {
        throw new UsernameExistsException('An account with the given email already exists.');
      }
      const times = { createdAt: now, modifiedAt: now };
      pool.users.add({ sub, email, ...verifier, confirmed: false, enabled: true, ...times });
      return pool.codes.issue(sub, 'confirm', now);
    });
    const user = { sub, email, confirmed: false };
    await sendCode({ reason: 'CustomMessage_SignUp', user, code, clientMetadata: ClientMetadata }, call);
    return { UserConfirmed: false, UserSub: sub, ...codeDelivery(email) };
  },
});
