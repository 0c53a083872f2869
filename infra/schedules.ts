import { finishErasuresNeeds, remindBeforeDeletionNeeds } from '#functions/account/needs.ts';
import { correctExpiryNeeds } from '#functions/assessment/needs.ts';
import { refreshMarketNeeds } from '#functions/market/needs.ts';
import type { Needs } from '#functions/outside/needs.ts';
import { reconcileSubscriptionsNeeds } from '#functions/plans/needs.ts';

/** Scheduled jobs: EventBridge in the cloud, timers and POST /tick/{name} on the local stack. */
export interface ScheduledFunction {
  /** its handler is a job (functions/serve/job.ts), which the next run continues, or a single run (scheduled.ts) */
  file: string;
  summary: string;
  /** what people lose if it does not start */
  loss: string;
  everyHours: number;
  /**
   * starts every `everyHours` and continues every quarter of an hour until it is finished: only jobs have the cursor
   * for that
   */
  goesOn?: true;
  timeoutMinutes: number;
  needs: Needs;
}

/**
 * No run of a job is longer, and a failed one is retried only by the next run, so that two runs of a job never overlap.
 */
export const GOES_ON_MINUTES = 15;

export const schedules: Record<string, ScheduledFunction> = {
  'reconcile-subscriptions': {
    file: 'functions/plans/reconcile-subscriptions.ts',
    summary: 'Copies every subscription and its payments from Stripe again: repairs what lost events have left',
    loss: 'who has paid or cancelled and of whom no event told keeps the wrong plan',
    everyHours: 6,
    goesOn: true,
    timeoutMinutes: 15,
    needs: reconcileSubscriptionsNeeds,
  },
  'correct-expiry': {
    file: 'functions/assessment/correct-expiry.ts',
    summary: 'Moves the expiry of stored assessments after a change of plan',
    loss: 'results of people who changed their plan are kept as the old one says',
    everyHours: 6,
    goesOn: true,
    timeoutMinutes: 15,
    needs: correctExpiryNeeds,
  },
  'finish-erasures': {
    file: 'functions/account/finish-erasures.ts',
    summary: 'Goes on with erasures that were interrupted, and ends those whose last token is dead',
    loss: 'people who have asked for it are not erased to the end',
    everyHours: 1,
    goesOn: true,
    timeoutMinutes: 15,
    needs: finishErasuresNeeds,
  },
  'remind-before-deletion': {
    file: 'functions/account/remind-before-deletion.ts',
    summary: 'Reminds everybody by mail, once, of results that are deleted soon',
    loss: 'results are deleted without a mail before',
    everyHours: 6,
    goesOn: true,
    timeoutMinutes: 15,
    needs: remindBeforeDeletionNeeds,
  },
  'refresh-market': {
    file: 'functions/market/refresh-market.ts',
    summary: 'Fetches the series of the labor market from their publishers and publishes a version of the overview',
    loss: 'people read old figures of the labor market, with their dates',
    everyHours: 6,
    timeoutMinutes: 5,
    needs: refreshMarketNeeds,
  },
};
