import type { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Stage } from '#infra/stage/stage.ts';

/** Who is woken, and the sentence that says what users lose. One door for every alarm of a region, since none reaches another. */
export class Alarms {
  private readonly stack: Stack;
  private readonly action: SnsAction;

  constructor(stack: Stack, { alarmEmail }: Stage) {
    this.stack = stack;
    const key = new Key(stack, 'TopicKey', { enableKeyRotation: true, description: 'Waymark: alarms on their way' });
    key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    const topic = new Topic(stack, 'Alarms', { masterKey: key, enforceSSL: true });
    topic.addSubscription(new EmailSubscription(alarmEmail));
    this.action = new SnsAction(topic);
  }

  /** @param impact what a user notices; it opens the alarm’s description */
  add(name: string, metric: IMetric, threshold: number, impact: string): void {
    new Alarm(this.stack, name, {
      alarmDescription: `${impact}. docs/runbook.md#${name.split('.').at(-1)}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.action);
  }
}
