/**
 * The global that Lambda gives to functions that stream their answers: it must exist before such a function is loaded.
 */
import { PassThrough } from 'node:stream';

/** Status and headers, which Lambda sends ahead of the stream. */
interface Prelude {
  statusCode: number;
  headers?: Record<string, string>;
}

export class ResponseStream extends PassThrough {
  prelude: Prelude | undefined;
}

export function provideStreaming(): void {
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse: <Handler>(handler: Handler): Handler => handler,
      HttpResponseStream: {
        from(stream: ResponseStream, prelude: Prelude): ResponseStream {
          stream.prelude = prelude;
          stream.emit('prelude');
          return stream;
        },
      },
    },
  });
}
