import { describe, expect, it } from 'vitest';
import { all, text } from './prod.ts';

describe('identity', () => {
  const [[, pool] = []] = all('AWS::Cognito::UserPool');
  const [[, client] = []] = all('AWS::Cognito::UserPoolClient');

  it('the pool is protected, case-insensitive and verifies a new address before it uses it (I13)', () => {
    expect(pool?.Properties).toMatchObject({
      DeletionProtection: 'ACTIVE',
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('its mails come from the owner by SES, with the domain that is verified there (D-79)', () => {
    expect(pool?.Properties.EmailConfiguration).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Waymark <no-reply@mail.acme.test>',
      ReplyToEmailAddress: 'help@acme.test',
    });
    expect(text(pool?.Properties.EmailConfiguration.SourceArn)).toContain(
      ':ses:eu-central-1:111122223333:identity/mail.acme.test',
    );
  });

  it('the password policy is the recorded decision, with compromised-password checks (I14, AUT-17, AUT-20)', () => {
    expect(pool?.Properties.Policies.PasswordPolicy).toMatchObject({
      MinimumLength: 6,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    });
    expect(pool?.Properties).toMatchObject({ UserPoolTier: 'PLUS', MfaConfiguration: 'OPTIONAL' });
    const [[, risk] = []] = all('AWS::Cognito::UserPoolRiskConfigurationAttachment');
    expect(risk?.Properties).toMatchObject({
      ClientId: 'ALL',
      CompromisedCredentialsRiskConfiguration: {
        Actions: { EventAction: 'BLOCK' },
        EventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
      },
    });
  });

  it('the client tells nobody who exists, uses SRP, and its tokens are short and revocable (I15)', () => {
    expect(client?.Properties).toMatchObject({
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      GenerateSecret: false,
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
    });
    expect(client?.Properties.ExplicitAuthFlows.filter((flow: string) => /PASSWORD_AUTH|CUSTOM/.test(flow))).toEqual(
      [],
    );
    expect(client?.Properties.RefreshTokenRotation.Feature).toBe('ENABLED');
  });

  it('nobody writes an attribute that decides anything (I16), and admins stand in a group of their own (I17)', () => {
    expect(client?.Properties.WriteAttributes).toEqual(['email']);
    expect(all('AWS::Cognito::UserPoolGroup').map(([, group]) => group.Properties.GroupName)).toEqual(['admin']);
  });
});
