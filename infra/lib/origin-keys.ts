import { type SecretValue, Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * What CloudFront shows to the API. Keys are numbered and made by Secrets Manager; the API takes the newest and the one
 * before it, so that raising the number rotates them without a call refused in between.
 */
export class OriginKeys extends Construct {
  /** newest first; CloudFront sends the first */
  readonly accepted: [SecretValue, ...SecretValue[]];

  constructor(scope: Construct, id: string, newest: number) {
    super(scope, id);
    this.accepted = [this.key(newest), ...(newest > 1 ? [this.key(newest - 1)] : [])];
  }

  private key(number: number): SecretValue {
    const secret = new Secret(this, `Key${number}`, {
      description: `Waymark: what CloudFront shows to the API, number ${number}`,
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'raising originKey rotates it: firewall and CloudFront have to change with it, one after the other (docs/runbook.md)',
    });
    // the stack that sends this one may still be deployed with it while it is not the newest any more
    Stack.of(this).exportValue(secret.secretArn);
    return secret.secretValue;
  }
}
