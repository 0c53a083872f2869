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
  /** relative to the repository, for example functions/plans/check-gate.ts */
  file: string;
  summary: string;
  environment: Environment;
  timeout?: Duration;
  memory?: number;
  besides?: Besides;
  /** executions reserved for it, which is also its limit; by default it shares those of the account */
  concurrency?: number | undefined;
}

/**
 * The log group of a stack's functions; a stream names its function. One group, so that a query or a filter runs once
 * and not once per function.
 */
export function functionLog(scope: Construct): LogGroup {
  const stack = Stack.of(scope);
  const id = 'FunctionLog';
  const made = stack.node.tryFindChild(id) as LogGroup | undefined;
  return made ?? new LogGroup(stack, id, { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
}

/** A Lambda function with its own role without managed policies, tracing and a timeout. */
export class AppFunction extends Construct {
  readonly lambda: LambdaFunction;
  /** set here, so that alarms need no reference to the function, which would block its removal */
  readonly name: string;
  readonly role: Role;
  /**
   * inline in the role: a separate policy would be one more resource for each function, of the 500 that a stack may
   * have
   */
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
        // tests of the templates do not need the code
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
