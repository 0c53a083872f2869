import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  Effect,
  PolicyDocument,
  PolicyStatement,
  type PolicyStatementProps,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '#functions/outside/env.ts';
import { acknowledge } from './acknowledge.ts';
import { type Besides, bundleOf } from './bundles.ts';

export interface AppFunctionProps {
  /** path below the repository, for example functions/plans/check-gate.ts */
  file: string;
  summary: string;
  environment: Environment;
  timeout?: Duration;
  memory?: number;
  besides?: Besides;
  /** executions kept for it, and no more; as many as the account has left, without it */
  concurrency?: number | undefined;
}

/**
 * Where the functions of a stack write: a stream says which function it is of. One group, so that a question or a filter is
 * asked once, and not of as many groups as there are functions.
 */
export function functionLog(scope: Construct): LogGroup {
  const stack = Stack.of(scope);
  const id = 'FunctionLog';
  const made = stack.node.tryFindChild(id) as LogGroup | undefined;
  return made ?? new LogGroup(stack, id, { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
}

/** A function of ours: own role without managed policies, tracing, a timeout. */
export class AppFunction extends Construct {
  readonly lambda: LambdaFunction;
  /** ours, so that what watches a function needs no reference to it, which would keep it from being taken away */
  readonly name: string;
  readonly role: Role;
  /** within the role: a policy of its own would be one resource more for each function, of 500 that a stack may have */
  private readonly policy = new PolicyDocument();

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);

    this.name = `${Stack.of(this).stackName}-${id}`;
    const logGroup = functionLog(this);
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { own: this.policy },
    });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]);
    this.allow(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], ['*']);

    this.lambda = new LambdaFunction(this, 'Function', {
      code: Code.fromAsset(
        // a test of the templates has no use for the code
        Stack.of(this).bundlingRequired ? bundleOf(props.file, props.besides ?? {}) : here,
      ),
      functionName: this.name,
      handler: 'index.handler',
      description: props.summary,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memory ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
      ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
      role: this.role.withoutPolicyUpdates(),
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      environment: props.environment,
    });

    acknowledge(this.role, {
      'AwsSolutions-IAM5[Resource::*]':
        'X-Ray’s PutTraceSegments and PutTelemetryRecords know no resources; the statement names only these two',
    });
  }

  allow(actions: string[], resources: string[], conditions?: PolicyStatementProps['conditions']): void {
    if (actions.length === 0) return;
    this.policy.addStatements(
      new PolicyStatement({ effect: Effect.ALLOW, actions, resources, ...(conditions && { conditions }) }),
    );
  }
}

const here = fileURLToPath(new URL('.', import.meta.url));
