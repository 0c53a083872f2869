/** The streamed form of an answer: server-sent events, each with one line of JSON. */
import * as z from 'zod/mini';
import { chatAnswer } from './contract.ts';

const frameData = {
  /** a further piece of the answer */
  delta: z.object({ text: z.string() }),
  /** The whole answer. The last frame of a successful stream. */
  done: chatAnswer,
  /** There is no answer. The last frame of a failed stream. */
  error: z.object({ code: z.string(), message: z.string() }),
};
type FrameData = { [Event in keyof typeof frameData]: z.infer<(typeof frameData)[Event]> };
export type Frame = { [Event in keyof FrameData]: { event: Event; data: FrameData[Event] } }[keyof FrameData];

export const eventStream = 'text/event-stream';

export const writeFrame = <Event extends keyof FrameData>(event: Event, data: FrameData[Event]): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** An empty comment, so that the connection is not considered dead. */
export const keepAlive = ': \n\n';

/**
 * The frames of a stream in order. A stream that ends without `done` or `error` was cut off.
 * @throws Error for anything that is not one of these frames
 */
export async function* readFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const frame = frameOf(block);
        if (frame) yield frame;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function frameOf(block: string): Frame | null {
  const lines = block.split('\n');
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const [event, data] = [field('event'), field('data')];
  if (event === undefined && data === undefined) return null;
  if (!event || !Object.hasOwn(frameData, event)) throw new Error(`no frame of this stream: ${String(event)}`);
  return { event, data: frameData[event as Frame['event']].parse(JSON.parse(data ?? '')) } as Frame;
}
