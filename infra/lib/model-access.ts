import { Stack } from 'aws-cdk-lib';
import type { Model } from '#infra/stage/stage.ts';
import type { AppFunction } from './function.ts';

/** ConverseStream needs its own permission. */
type ModelAction = 'bedrock:InvokeModel' | 'bedrock:InvokeModelWithResponseStream';

/**
 * IAM requires permission for the inference profile and for the model behind it in every region that may process a
 * text. The model cannot be called directly, without the profile.
 */
export function allowModel(fn: AppFunction, { profile, regions }: Model, action: ModelAction): void {
  const profileArn = Stack.of(fn).formatArn({
    service: 'bedrock',
    resource: 'inference-profile',
    resourceName: profile,
  });
  const model = profile.slice(profile.indexOf('.') + 1);
  // a global profile also uses an ARN without a region
  const places = profile.startsWith('global.') ? [...regions, ''] : regions;
  fn.allow([action], [profileArn]);
  fn.allow(
    [action],
    places.map((region) => `arn:aws:bedrock:${region}::foundation-model/${model}`),
    { StringEquals: { 'bedrock:InferenceProfileArn': profileArn } },
  );
}
