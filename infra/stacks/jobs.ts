import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { EventInvokeConfigOptions } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { stopMailsNeeds } from '#functions/account/needs.ts';
import { mailSet } from '#functions/outside/mail-set.ts';
import type { Rest } from '#functions/serve/job.ts';
import { acknowledge } from '#infra/lib/acknowledge.ts';
import { type Deployment, domainFunction } from '#infra/lib/domain-function.ts';
import type { AppFunction } from '#infra/lib/function.ts';
import { jobFunction } from '#infra/lib/function-names.ts';
import { GOES_ON_MINUTES, schedules } from '#infra/schedules.ts';

/** How long a start that failed is retried before the event is stored with the failed runs. */
const longestWait = Duration.hours(6);

const retried = { retryAttempts: 2, maxEventAge: longestWait };
/** No retries: the next run does the same work, and a retry would run concurrently with it. */
const nextRun = { retryAttempts: 0, maxEventAge: Duration.minutes(GOES_ON_MINUTES) };

/** Jobs started by a schedule or by SES. A run whose last attempt failed goes to a queue that raises an alarm. */
export class JobsStack extends Stack {
  readonly functions = new Map<string, AppFunction>();
  readonly failedRuns: Queue;

  constructor(scope: Construct, id: string, props: StackProps & Deployment) {
    super(scope, id, props);

    this.failedRuns = new Queue(this, 'FailedRuns', {
      encryption: QueueEncryption.SQS_MANAGED, // the event bus may not use the key that AWS manages for queues
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(this.failedRuns, {
      'AwsSolutions-SQS3': 'it is itself where failed runs end: no queue stands behind it, an alarm does',
    });

    for (const [name, job] of Object.entries(schedules)) {
      const id = jobFunction(name);
      const fn = domainFunction(this, id, { ...job, timeout: Duration.minutes(job.timeoutMinutes) }, props);
      this.functions.set(name, fn);
      this.keepFailures(fn, job.goesOn ? nextRun : retried);
      const interval = job.goesOn ? Duration.minutes(GOES_ON_MINUTES) : Duration.hours(job.everyHours);
      const rest: Rest = { passEveryHours: job.everyHours };
      const schedule = new Schedule(this, `${id}Schedule`, {
        schedule: ScheduleExpression.rate(interval),
        description: job.summary,
        target: new LambdaInvoke(fn.lambda, {
          deadLetterQueue: this.failedRuns,
          // never longer than one interval: the next run does the same work
          maxEventAge: interval,
          retryAttempts: 3,
          ...(job.goesOn && { input: ScheduleTargetInput.fromObject(rest) }),
        }),
      });
      for (const child of this.node.findAll())
        if (child.node.id.startsWith('SchedulerRoleForTarget'))
          acknowledge(child, {
            [`AwsSolutions-IAM5[Resource::<${this.getLogicalId(fn.lambda.node.defaultChild as never)}.Arn>:*]`]: `the schedule ${schedule.node.id} may start this one function in any version of it`,
          });
    }
    if (props.stage.mail) this.hearOfMails(props);
  }

  private keepFailures(fn: AppFunction, tries: Pick<EventInvokeConfigOptions, 'retryAttempts' | 'maxEventAge'>): void {
    fn.allow(['sqs:SendMessage'], [this.failedRuns.queueArn]);
    fn.lambda.configureAsyncInvoke({
      ...tries,
      onFailure: new SqsDestination(this.failedRuns),
    });
  }

  /** SES reports bounces and complaints to the function that stops further mails. */
  private hearOfMails(deployment: Deployment): void {
    const name = mailSet(deployment.stage.name);
    const set = new ConfigurationSet(this, 'OwnMails', {
      configurationSetName: name,
      // the function keeps the list: people can see and correct it, unlike the list of SES
      disableSuppressionList: true,
    });
    set.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const fn = domainFunction(
      this,
      'StopMails',
      {
        file: 'functions/account/stop-mails.ts',
        summary: 'Stops our mails to an address that gives them back, or does not want them',
        timeout: Duration.seconds(10),
        needs: stopMailsNeeds,
      },
      deployment,
    );
    this.functions.set('stop-mails', fn);
    this.keepFailures(fn, retried);
    new Rule(this, 'MailFeedback', {
      description: 'What SES tells of our own mails',
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': [name] } } },
      },
      targets: [new LambdaFunction(fn.lambda, { deadLetterQueue: this.failedRuns, maxEventAge: longestWait })],
    });
  }
}
