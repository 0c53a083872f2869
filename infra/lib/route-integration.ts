import { Duration } from 'aws-cdk-lib';
import { AwsIntegration, ResponseTransferMode } from 'aws-cdk-lib/aws-apigateway';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { DEFAULT_TIMEOUT_MS, type Route } from '#shared/lib/route.ts';

/**
 * Connects a route to its function through a role of the gateway: the CDK's own integration would add a permission per
 * function, and a stack may have 500 resources.
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

/** A stream may take longer than the 29 s limit of other answers. */
const streaming = ({ timeoutMs = DEFAULT_TIMEOUT_MS }: Route) => ({
  responseTransferMode: ResponseTransferMode.STREAM,
  timeout: Duration.millis(timeoutMs),
});
