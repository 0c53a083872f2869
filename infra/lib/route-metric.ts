import { Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch';
import type { Route } from '#shared/lib/route.ts';

/** API Gateway's metric for one route. It uses names, because references would create a cycle with the stage. */
export const routeMetric = (
  of: { ApiName: string; Stage: string },
  { path, method }: Route,
  metricName: 'Count' | '4XXError' | '5XXError',
  props: Omit<MetricProps, 'namespace' | 'metricName' | 'dimensionsMap'>,
): Metric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ...of, Resource: `/api${path}`, Method: method },
    ...props,
  });
