import { Stack } from 'aws-cdk-lib';
import type { Model } from '#infra/stage/stage.ts';
import type { AppFunction } from './function.ts';

/** ConverseStream is a right of its own. */
type ModelAction = 'bedrock:InvokeModel' | 'bedrock:InvokeModelWithResponseStream';

/**
 * An inference profile is asked for, and the model behind it in every region it may send a text to: IAM wants both. The
 * model by itself, past the profile, stays out of reach.
 */
export function allowModel(fn: AppFunction, { profile, regions }: Model, action: ModelAction): void {
  const profileArn = Stack.of(fn).formatArn({
    service: 'bedrock',
    resource: 'inference-profile',
    resourceName: profile,
  });
  const model = profile.slice(profile.indexOf('.') + 1);
  // a global profile asks under an ARN without a region, too
  const places = profile.startsWith('global.') ? [...regions, ''] : regions;
  fn.allow([action], [profileArn]);
  fn.allow(
    [action],
    places.map((region) => `arn:aws:bedrock:${region}::foundation-model/${model}`),
    { StringEquals: { 'bedrock:InferenceProfileArn': profileArn } },
  );
}
