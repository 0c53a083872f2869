import { Duration } from 'aws-cdk-lib';
import { AwsIntegration, ResponseTransferMode } from 'aws-cdk-lib/aws-apigateway';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { DEFAULT_TIMEOUT_MS, type Route } from '#shared/lib/route.ts';

/**
 * Sends what a route is asked to its function, by a role that the gateway takes: the CDK's own integration would add a
 * permission to each function, and a stack may have 500 resources.
 */
export function routeIntegration({ functionArn }: IFunction, route: Route, credentialsRole: Role): AwsIntegration {
  return new AwsIntegration({
    service: 'lambda',
    proxy: true,
    path: route.streams
      ? `2021-11-15/functions/${functionArn}/response-streaming-invocations`
      : `2015-03-31/functions/${functionArn}/invocations`,
    options: { credentialsRole, ...(route.streams && streaming(route)) },
  });
}

/** A stream may take longer than the 29 s that limit every other answer. */
const streaming = ({ timeoutMs = DEFAULT_TIMEOUT_MS }: Route) => ({
  responseTransferMode: ResponseTransferMode.STREAM,
  timeout: Duration.millis(timeoutMs),
});
