import { ArnFormat, type Stack } from 'aws-cdk-lib';
import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Stage } from '#infra/stage/stage.ts';

/**
 * Alarms mail the operator what users lose. One topic for all alarms of a region: CloudWatch cannot publish to a topic
 * in another.
 */
export class Alarms {
  private readonly stack: Stack;
  private readonly action: SnsAction;

  constructor(stack: Stack, { alarmEmail }: Stage) {
    this.stack = stack;
    const key = new Key(stack, 'TopicKey', { enableKeyRotation: true, description: 'Waymark: alarms on their way' });
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com');
    key.grantEncryptDecrypt(cloudWatch);
    const topic = new Topic(stack, 'Alarms', { masterKey: key, enforceSSL: true });
    const alarms = stack.formatArn({
      service: 'cloudwatch',
      resource: 'alarm:*',
      arnFormat: ArnFormat.NO_RESOURCE_NAME,
    });
    // SNS admits the account's alarms by default only while a topic has no policy; enforcing TLS adds one
    topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'Alarms',
        principals: [cloudWatch],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { ArnLike: { 'aws:SourceArn': alarms } },
      }),
    );
    topic.addSubscription(new EmailSubscription(alarmEmail));
    this.action = new SnsAction(topic);
  }

  /** @param impact what a user notices; it starts the alarm’s description */
  add(name: string, metric: IMetric, threshold: number, impact: string): void {
    this.make(name, impact, {
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  /** Raises an alarm when nothing is counted at all. */
  addSilence(name: string, metric: IMetric, impact: string): void {
    this.make(name, impact, {
      metric,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  private make(name: string, impact: string, props: Omit<AlarmProps, 'alarmDescription' | 'evaluationPeriods'>): void {
    new Alarm(this.stack, name, {
      ...props,
      alarmDescription: `${impact}. docs/runbook.md#${name.split('.').at(-1)}`,
      evaluationPeriods: 1,
    }).addAlarmAction(this.action);
  }
}
