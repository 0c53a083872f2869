import { StandardRetryStrategy } from '@smithy/core/retry';

type Refresh = StandardRetryStrategy['refreshRetryTokenForRetry'];

/**
 * The SDK's own way to try again, with a budget that a success refills. To it a repeat that a condition refuses is no
 * success, although the service has answered: without the refill here, the budget of a process runs out.
 */
export class AnsweredRetryStrategy extends StandardRetryStrategy {
  override async refreshRetryTokenForRetry(...[token, info]: Parameters<Refresh>): ReturnType<Refresh> {
    if (info.errorType === 'CLIENT_ERROR') this.recordSuccess(token);
    return super.refreshRetryTokenForRetry(token, info);
  }
}
