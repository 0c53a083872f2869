import * as z from 'zod/mini';

/** Paper sizes: A4 for most of the world, Letter for North America. */
export const paper = z.enum(['a4', 'letter']);
export type Paper = z.infer<typeof paper>;

/** Width and height in points. */
export const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const satisfies Record<Paper, [number, number]>;
