import { describe, expect, it } from 'vitest';
import { readFrames, writeFrame } from '#shared/chat/frames.ts';
import { type ChatMessage, historyOf } from '#shared/chat/history.ts';
import { MAX_HISTORY, MAX_HISTORY_CONTENT } from '#shared/chat/limits.ts';

const message = (number: number, content = `message ${number}`): ChatMessage => ({
  id: `m${number}`,
  role: number % 2 ? 'assistant' : 'user',
  content,
  timestamp: '2026-11-22T21:00:00.000Z',
});

describe('the history of a request', () => {
  it('has the last items, each with role and content and nothing else (CHT-19, CHT-20)', () => {
    const history = historyOf(Array.from({ length: 30 }, (_, number) => message(number)));
    expect(history).toHaveLength(MAX_HISTORY);
    expect(history.at(-1)).toEqual({ role: 'assistant', content: 'message 29' });
    expect(historyOf([message(1, 'x'.repeat(9_000))])[0]!.content).toHaveLength(MAX_HISTORY_CONTENT);
  });
});

const bodyOf = (text: string, size: number) => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
};

describe('the frames of a stream', () => {
  it('are read as they were written, wherever the network cuts them', async () => {
    const text = `: \n\n${writeFrame('delta', { text: 'Größe\n\nevent: done' })}${writeFrame('error', { code: 'X', message: 'y' })}`;
    for (const size of [1, 3, 7, 1_000]) {
      const frames = [];
      for await (const frame of readFrames(bodyOf(text, size))) frames.push(frame);
      expect(frames).toEqual([
        { event: 'delta', data: { text: 'Größe\n\nevent: done' } },
        { event: 'error', data: { code: 'X', message: 'y' } },
      ]);
    }
  });

  it('end without a last one where the stream broke off, and nothing else passes for a frame', async () => {
    const frames = [];
    for await (const frame of readFrames(bodyOf(`${writeFrame('delta', { text: 'a' })}event: do`, 5)))
      frames.push(frame);
    expect(frames).toHaveLength(1);
    const foreign = readFrames(bodyOf('event: toString\ndata: {}\n\n', 100));
    await expect(foreign.next()).rejects.toThrow('no frame');
  });
});
