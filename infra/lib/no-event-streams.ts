/**
 * Stands in for @smithy/core/event-streams in the bundles: the SDK loads it for operations that stream events, and
 * DynamoDB has none. A function that streams (Bedrock) is bundled without this alias; with it, it fails at once.
 */
export const eventStreamSerdeProvider = (): never => {
  throw new Error('this bundle has no event streams: see infra/lib/bundling.ts');
};

export class EventStreamSerde {
  constructor() {
    eventStreamSerdeProvider();
  }
}
