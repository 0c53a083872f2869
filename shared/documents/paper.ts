import * as z from 'zod/mini';

/** What a document is printed on: the sheet of most of the world, or that of North America. */
export const paper = z.enum(['a4', 'letter']);
export type Paper = z.infer<typeof paper>;

/** Width and height in points. */
export const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const satisfies Record<Paper, [number, number]>;
