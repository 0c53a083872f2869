import { isFree } from '#infra/local/ports.ts';

const blockSize = 8;

/** The base of a block of ports that nothing listens on, below the range the system hands out by itself. */
export async function freePortBlock(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const base = 12_000 + Math.floor(Math.random() * 2_000) * 10;
    const free = await Promise.all(Array.from({ length: blockSize }, (_, offset) => isFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
  throw new Error('no free block of ports between 12000 and 32000');
}
