import { describe, expect, it } from 'vitest';
import { GOES_ON_MINUTES, schedules } from '#infra/schedules.ts';
import { all, rights, text } from './prod.ts';

describe('what runs by the clock', () => {
  it('is the table of schedules, each tried again within its interval and then kept (I29, I31, G31)', () => {
    const made = all('AWS::Scheduler::Schedule');
    // a resumable job runs every quarter of an hour, and gets the interval at which a new pass starts
    expect(
      made.map(([, { Properties }]) => [Properties.ScheduleExpression, JSON.parse(Properties.Target.Input ?? '{}')]),
    ).toEqual(
      Object.values(schedules).map(({ everyHours, goesOn }) =>
        goesOn ? ['rate(15 minutes)', { passEveryHours: everyHours }] : [`rate(${everyHours} hours)`, {}],
      ),
    );
    for (const { goesOn, timeoutMinutes } of Object.values(schedules))
      if (goesOn) expect(timeoutMinutes).toBeLessThanOrEqual(GOES_ON_MINUTES);
    for (const [id, { Properties }] of made) {
      expect(Properties.Target.DeadLetterConfig, id).toBeDefined();
      expect(Properties.Target.RetryPolicy.MaximumEventAgeInSeconds, id).toBeLessThanOrEqual(86_400);
      expect(Properties.Target.RetryPolicy.MaximumRetryAttempts, id).toBeLessThanOrEqual(5);
    }
    const invokes = all('AWS::Lambda::EventInvokeConfig');
    expect(invokes).toHaveLength(made.length + 1);
    for (const [id, { Properties }] of invokes) {
      expect(Properties.MaximumRetryAttempts, id).toBeLessThanOrEqual(2);
      expect(Properties.DestinationConfig.OnFailure, id).toBeDefined();
    }
    // the next run is the retry: a retry in between, or a late one, would run in parallel to it
    const nextRun = invokes.filter(([, { Properties }]) => Properties.MaximumRetryAttempts === 0);
    expect(nextRun).toHaveLength(Object.values(schedules).filter(({ goesOn }) => goesOn).length);
    for (const [id, { Properties }] of nextRun)
      expect(Properties.MaximumEventAgeInSeconds, id).toBeLessThanOrEqual(GOES_ON_MINUTES * 60);
  });

  it('may send failures to the queue: AWS refuses the deployment of a function that may not (I29)', () => {
    const role = (id: string) => all('AWS::Lambda::Function').find(([each]) => each === id)![1].Properties.Role;
    for (const [id, { Properties }] of all('AWS::Lambda::EventInvokeConfig')) {
      const [roleId] = role(Properties.FunctionName.Ref)['Fn::GetAtt'];
      const statements = rights().flatMap(([each, of]) => (each === roleId ? of : []));
      expect(statements, id).toContainEqual({
        Action: 'sqs:SendMessage',
        Effect: 'Allow',
        Resource: Properties.DestinationConfig.OnFailure.Destination,
      });
    }
    const [[, rule] = []] = all('AWS::Events::Rule');
    const [{ DeadLetterConfig, RetryPolicy }] = rule!.Properties.Targets;
    expect(DeadLetterConfig.Arn['Fn::GetAtt'][0]).toBe(all('AWS::SQS::Queue')[0]![0]);
    expect(RetryPolicy.MaximumEventAgeInSeconds).toBeLessThanOrEqual(86_400);
    expect(text(all('AWS::SQS::QueuePolicy'))).toContain('events.amazonaws.com');
  });

  it('what SES reports about our own mails stops further ones to that address', () => {
    const [[set, { Properties: own }] = [] as never] = all('AWS::SES::ConfigurationSet');
    const [[, destination] = []] = all('AWS::SES::ConfigurationSetEventDestination');
    expect(own).toMatchObject({ Name: 'waymark-prod-own', SuppressionOptions: { SuppressedReasons: [] } });
    expect(destination?.Properties).toMatchObject({
      ConfigurationSetName: { Ref: set },
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    expect(text(destination?.Properties)).toContain(':event-bus/default');
    const [[, rule] = []] = all('AWS::Events::Rule');
    expect(rule?.Properties.EventPattern).toEqual({
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': ['waymark-prod-own'] } } },
    });
    expect(text(rule?.Properties.Targets)).toContain('StopMails');
    // the sending role may use only that configuration set
    const sends = rights().filter(([, statements]) => text(statements).includes('ses:SendEmail'));
    expect(sends.map(([id]) => id.slice(0, 20))).toEqual(['RemindBeforeDeletion']);
    expect(text(sends)).toContain(':configuration-set/waymark-prod-own');
  });

  it('failed runs wait a fortnight, encrypted and by TLS only, and wake somebody (I32, I46)', () => {
    const queues = all('AWS::SQS::Queue');
    expect(queues).toHaveLength(1);
    expect(queues[0]?.[1].Properties).toMatchObject({
      MessageRetentionPeriod: 14 * 86_400,
      // not the AWS-managed key for queues, which the event bus may not use
      SqsManagedSseEnabled: true,
    });
    expect(text(all('AWS::SQS::QueuePolicy'))).toContain('"aws:SecureTransport":"false"');
    const alarmed = all('AWS::CloudWatch::Alarm').map(([, alarm]) => alarm.Properties.MetricName);
    expect(alarmed).toEqual(expect.arrayContaining(['ApproximateNumberOfMessagesVisible', '5XXError']));
  });
});
