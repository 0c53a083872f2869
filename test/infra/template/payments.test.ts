import { describe, expect, it } from 'vitest';
import { all, ours, rights, text } from './prod.ts';

describe('payments', () => {
  const nameOf = (id: string) => /(Account|Plans|Reconcile|Finish)\w+?(?=Role|Function)/.exec(id)?.[0];

  it('only what speaks to Stripe may read its keys, and knows them by their address only (I24, I27)', () => {
    const mayRead = rights()
      .filter(([, statements]) => text(statements).includes('secretsmanager:'))
      .map(([id]) => nameOf(id));
    expect(mayRead.sort()).toEqual([
      'AccountEraseAccount',
      'AccountFollowEmail',
      'FinishErasures',
      'PlansCreateCheckout',
      'PlansCustomerPortal',
      'PlansStripeWebhook',
      'ReconcileSubscriptions',
    ]);
    const told = ours().filter(([, fn]) => text(fn.Properties.Environment).includes('STRIPE_'));
    expect(told.map(([id]) => nameOf(id)).sort()).toEqual(mayRead);
    for (const [id, fn] of told) {
      const { Variables } = fn.Properties.Environment;
      expect([id, Variables.STRIPE_PRICE_PRO]).toEqual([id, 'price_1Pro']);
      expect(Object.keys(Variables).filter((name) => /STRIPE_SECRET_KEY|WEBHOOK/.test(name))).toEqual([]);
    }
    for (const [, statements] of rights())
      for (const statement of statements)
        if (text(statement.Action).includes('secretsmanager:'))
          expect(statement.Action).toBe('secretsmanager:GetSecretValue');
  });

  it('the keys lie encrypted with a key of ours, are kept, and no value stands in the template (I44)', () => {
    const secrets = all('AWS::SecretsManager::Secret').filter(([id]) => id.startsWith('StripeKeys'));
    expect(secrets).toHaveLength(1);
    for (const [id, secret] of secrets) {
      expect(secret.Properties.KmsKeyId, id).toBeDefined();
      expect(secret.Properties.SecretString, id).toBeUndefined();
      // it is created with the empty fields that an operator fills in (docs/runbook.md)
      const { SecretStringTemplate, GenerateStringKey } = secret.Properties.GenerateSecretString;
      expect(JSON.parse(SecretStringTemplate)).toEqual({ secretKey: '', webhookSecret: '' });
      expect(GenerateStringKey).toBe('unused');
      expect([secret.DeletionPolicy, secret.UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
    }
  });

  it('a webhook comes without key and sign-in (I43)', () => {
    const methods = all('AWS::ApiGateway::Method').filter(([id]) => /stripewebhook/i.test(id));
    expect(methods.map(([, { Properties }]) => [Properties.AuthorizationType, Properties.ApiKeyRequired])).toEqual([
      ['NONE', false],
    ]);
  });
});
