import { StandardRetryStrategy } from '@smithy/core/retry';

type Refresh = StandardRetryStrategy['refreshRetryTokenForRetry'];

/**
 * The SDK's standard retry, whose budget a success refills. The SDK does not count a failed condition as a success
 * although the service has answered; without the refill here, a process runs out of its budget.
 */
export class AnsweredRetryStrategy extends StandardRetryStrategy {
  override async refreshRetryTokenForRetry(...[token, info]: Parameters<Refresh>): ReturnType<Refresh> {
    if (info.errorType === 'CLIENT_ERROR') this.recordSuccess(token);
    return super.refreshRetryTokenForRetry(token, info);
  }
}
