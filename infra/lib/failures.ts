import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type Failure, metricNamespace } from '#functions/outside/log.ts';
import type { Stage } from '#infra/stage/stage.ts';

/** User impact of each logged error, and how many within how many minutes (default five) raise an alarm. */
export const losses: Record<Failure, { loss: string; from: number; minutes?: number }> = {
  bug: { loss: 'somebody reads "Something went wrong on our side" because of a mistake of ours', from: 1 },
  'erasure-step-failed': { loss: 'somebody who has asked for it is not erased yet', from: 1 },
  // an event may arrive while the job looks for it; if the provider stops sending them, a few are found each day
  'event-missed': {
    loss: 'people have paid or cancelled and their plan followed hours late: the payment provider tells nothing',
    from: 3,
    minutes: 24 * 60,
  },
  'model-budget-unreachable': { loss: 'people read texts of the built-in composer: no cost can be booked', from: 5 },
  'model-failed': { loss: 'people read texts of the built-in composer: the language model fails', from: 5 },
  'not-released': { loss: 'a use that failed counts for somebody until it runs out by itself', from: 1 },
  'pack-quantity': { loss: 'one payment sold more than one Insights Pack', from: 1 },
  'resume-file-unread': { loss: 'somebody cannot download a resume: its file does not say what it should', from: 1 },
  'run-failed': { loss: 'work that runs by the clock stopped: it is tried again', from: 1 },
  'table-unreachable': { loss: 'answers and results cannot be read or saved at times', from: 5 },
  'two-subscriptions': { loss: 'a customer pays for two plans at once', from: 1 },
  'unknown-price': { loss: 'somebody pays a price that no plan has, and may not have what they pay for', from: 1 },
  'upload-not-deleted': { loss: 'a file that was read lies in the bucket until its day is over', from: 5 },
  'visit-failed': { loss: 'work that runs by the clock passed over somebody until the next pass', from: 1 },
  'wrong-price': { loss: 'nobody can buy a plan: Stripe would charge another amount than the one shown', from: 1 },
};

/** The number of times functions logged this failure. */
export const failureMetric = (stage: Stage, event: Failure): Metric =>
  new Metric({
    namespace: metricNamespace(stage.name),
    metricName: 'Failures',
    dimensionsMap: { event },
    period: Duration.minutes(losses[event].minutes ?? 5),
    statistic: 'sum',
  });
