/**
 * Stands in for @smithy/core/event-streams in the bundles: the SDK loads it for operations that stream events, and none
 * is called. A function that streams (Bedrock) is bundled without this alias; with it, it fails at once.
 */
export const eventStreamSerdeProvider = (): never => {
  throw new Error('this bundle has no event streams: see infra/lib/bundling.ts');
};

/** Made by the client of Bedrock when it is made, and used by operations that stream. */
export class EventStreamCodec {}
export const iterableToReadableStream = (): never => eventStreamSerdeProvider();
export const readableStreamToIterable = (): never => eventStreamSerdeProvider();

/** Read by the client of S3, whose one such operation (SelectObjectContent) nobody calls. */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;

export class EventStreamSerde {
  constructor() {
    eventStreamSerdeProvider();
  }
}
