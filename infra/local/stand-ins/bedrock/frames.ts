/** The event stream of ConverseStream: one frame per event, with a separate type for an exception. */
import { EventStreamCodec } from '@smithy/core/event-streams';
import { fromUtf8, toUtf8 } from '@smithy/core/serde';
import type { Answer } from './answer.ts';
import type { ServiceError } from './errors.ts';

const codec = new EventStreamCodec(toUtf8, fromUtf8);

const frame = (type: 'event' | 'exception', name: string, body: object): Uint8Array =>
  codec.encode({
    headers: {
      ':message-type': { type: 'string', value: type },
      [type === 'event' ? ':event-type' : ':exception-type']: { type: 'string', value: name },
      ':content-type': { type: 'string', value: 'application/json' },
    },
    body: fromUtf8(JSON.stringify(body)),
  });

const event = (name: string, body: object): Uint8Array => frame('event', name, body);

export const exception = ({ name, message }: ServiceError): Uint8Array =>
  frame('exception', `${name.charAt(0).toLowerCase()}${name.slice(1)}`, { message });

export const started = (): Uint8Array => event('messageStart', { role: 'assistant' });
export const textDelta = (text: string): Uint8Array =>
  event('contentBlockDelta', { contentBlockIndex: 0, delta: { text } });

/** The last frames of a stream. */
export const ended = (stopReason: string, usage: Answer['usage'], latencyMs: number): Uint8Array[] => [
  event('contentBlockStop', { contentBlockIndex: 0 }),
  event('messageStop', { stopReason }),
  event('metadata', {
    usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
    metrics: { latencyMs },
  }),
];

/** A complete answer as frames, with its text split into words. */
export function framesOf({ content, stopReason, usage }: Answer): Uint8Array[] {
  const block = content[0];
  const inside = (): Uint8Array[] => {
    if (!block) return [];
    if ('text' in block) return (block.text.match(/\S+\s*|\s+/g) ?? []).map(textDelta);
    const { toolUseId, name, input } = block.toolUse;
    return [
      event('contentBlockStart', { contentBlockIndex: 0, start: { toolUse: { toolUseId, name } } }),
      event('contentBlockDelta', { contentBlockIndex: 0, delta: { toolUse: { input: JSON.stringify(input) } } }),
    ];
  };
  return [started(), ...inside(), ...ended(stopReason, usage, 1)];
}
