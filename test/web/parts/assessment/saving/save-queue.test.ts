import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Failure, retryDelay, SaveQueue, type SaveState } from '#web/parts/assessment/saving/save-queue.ts';

/** A document whose newest version is `wanted`; the server side is a script of outcomes. */
function workbench(script: (Failure | 'ok')[] = []) {
  const sent: number[] = [];
  const states: SaveState[] = [];
  let wanted = 0;
  let confirmed = 0;
  let release: (() => void) | null = null;
  let held = false;
  const queue = new SaveQueue<number>({
    next: () => (wanted > confirmed ? wanted : null),
    send: async (copy) => {
      sent.push(copy);
      if (held) await new Promise<void>((resolve) => (release = resolve));
      const outcome = script.shift() ?? 'ok';
      if (outcome !== 'ok') throw new Error(outcome);
    },
    confirmed: (copy) => {
      confirmed = copy;
    },
    failure: (error) => (error as Error).message as Failure,
    reconcile: async () => {
      reconciled += 1;
      return open;
    },
    changed: (state) => states.push(state),
  });
  let reconciled = 0;
  let open = true;
  return {
    queue,
    sent,
    states,
    change: (version: number) => {
      wanted = version;
    },
    hold: () => {
      held = true;
    },
    letGo: () => {
      held = false;
      release?.();
    },
    close: () => {
      open = false;
    },
    confirmed: () => confirmed,
    reconciled: () => reconciled,
  };
}

describe('the save queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends once the person has paused, not at every change', async () => {
    const bench = workbench();
    for (const version of [1, 2, 3]) {
      bench.change(version);
      bench.queue.after(10_000);
      await vi.advanceTimersByTimeAsync(4_000);
    }
    expect(bench.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(bench.sent).toEqual([3]);
    expect(bench.states.at(-1)).toBe('saved');
  });

  it('has one request in flight, and follows with what changed meanwhile', async () => {
    const bench = workbench();
    bench.hold();
    bench.change(1);
    const first = bench.queue.now();
    bench.change(2);
    const second = bench.queue.now();
    await vi.advanceTimersByTimeAsync(0);
    expect(bench.sent).toEqual([1]);
    bench.letGo();
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(bench.sent).toEqual([1, 2]);
  });

  it('retries with growing pauses until the server confirms', async () => {
    const bench = workbench(['later', 'later', 'later']);
    bench.change(1);
    expect(await bench.queue.now()).toBe(false);
    expect(bench.states.at(-1)).toBe('failing');
    await vi.advanceTimersByTimeAsync(retryDelay(1) + retryDelay(2));
    expect(bench.confirmed()).toBe(0);
    await vi.advanceTimersByTimeAsync(retryDelay(3));
    expect(bench.confirmed()).toBe(1);
    expect(bench.states.at(-1)).toBe('saved');
  });

  it('repeats a request of unknown outcome word for word before it sends anything newer', async () => {
    const bench = workbench(['later']);
    bench.change(1);
    await bench.queue.now();
    bench.change(2);
    bench.queue.after(10_000);
    await vi.advanceTimersByTimeAsync(retryDelay(1));
    expect(bench.sent).toEqual([1, 1, 2]);
    expect(bench.confirmed()).toBe(2);
  });

  it('reads the server’s newer version when it was superseded, then sends again', async () => {
    const bench = workbench(['overtaken']);
    bench.change(1);
    expect(await bench.queue.now()).toBe(true);
    expect(bench.reconciled()).toBe(1);
    expect(bench.sent).toEqual([1, 1]);
  });

  it('ends when the session turns out to have ended', async () => {
    const bench = workbench(['overtaken']);
    bench.close();
    bench.change(1);
    expect(await bench.queue.now()).toBe(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(bench.sent).toEqual([1]);
  });

  it('waits instead of racing when it is superseded again and again', async () => {
    const bench = workbench(Array.from({ length: 20 }, () => 'overtaken' as const));
    bench.change(1);
    expect(await bench.queue.now()).toBe(false);
    expect(bench.sent.length).toBeLessThan(6);
    expect(bench.states.at(-1)).toBe('failing');
  });

  it('does not repeat what the server will never accept, and tries again after the next change', async () => {
    const bench = workbench(['refused']);
    bench.change(1);
    expect(await bench.queue.now()).toBe(false);
    expect(bench.states.at(-1)).toBe('refused');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(bench.sent).toEqual([1]);
    bench.change(2);
    bench.queue.after(10_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bench.confirmed()).toBe(2);
  });

  it('pauses between 2 and 30 seconds', () => {
    expect([1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });
});
