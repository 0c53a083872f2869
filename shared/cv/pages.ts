/** A document as the parser and the review screen see it: words with their places, whatever the file format. */
import * as z from 'zod/mini';

/** Points (1/72 inch), from the top left of the page. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const textItem = z.extend(box, {
  text: z.string(),
  fontSize: z.number(),
  bold: z.boolean(),
  /** in a paragraph laid out here: a soft wrap, so it continues the line above */
  goesOn: z.optional(z.literal(true)),
});

/** A web address linked from an area of the page. */
const pageLink = z.extend(box, { url: z.string() });

const page = z.object({
  width: z.number(),
  height: z.number(),
  items: z.array(textItem),
  links: z.array(pageLink),
});

export const cvPages = z.object({
  type: z.enum(['pdf', 'docx', 'doc', 'text']),
  pages: z.array(page),
  /** what a Word document has outside its body; many parsers ignore it */
  asides: z.optional(z.array(z.object({ where: z.enum(['header', 'footer', 'box']), text: z.string() }))),
  /** content other than running text: a table's first row, a picture's description or size */
  figures: z.optional(z.array(z.object({ kind: z.enum(['table', 'picture']), text: z.string() }))),
});

export type Box = z.output<typeof box>;
export type TextItem = z.output<typeof textItem>;
export type PageLink = z.output<typeof pageLink>;
export type Page = z.output<typeof page>;
export type Aside = NonNullable<CvPages['asides']>[number];
export type Figure = NonNullable<CvPages['figures']>[number];
export type CvPages = z.output<typeof cvPages>;
