import { threadId } from 'node:worker_threads';
import { blockSize, isFree } from '#infra/local/ports.ts';

const blocks = 2_000;
let asked = 0;

/**
 * The base of a free block of ports, below the range the system assigns. Every process starts at a different place: a
 * port is free until something listens on it, and two stacks starting at once must not get the same.
 */
export async function freePortBlock(): Promise<number> {
  const first = process.pid + 331 * threadId + 997 * asked++;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const base = 12_000 + ((first + 61 * attempt) % blocks) * 10;
    const free = await Promise.all(Array.from({ length: blockSize }, (_, offset) => isFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
  throw new Error('no free block of ports between 12000 and 32000');
}
