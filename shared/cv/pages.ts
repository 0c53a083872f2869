/** A document as the reader takes it and the correcting screen shows it: words with their places, whatever the file was. */
import * as z from 'zod/mini';

/** Points (1/72 inch) from the top left of the page. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const textItem = z.extend(box, {
  text: z.string(),
  fontSize: z.number(),
  bold: z.boolean(),
  /** of a paragraph laid out here: goes on with the line above, which its writer has not broken */
  goesOn: z.optional(z.literal(true)),
});

/** An address that lies behind a part of the page. */
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
  /** what a Word document has beside its body: many readers leave it out */
  asides: z.optional(z.array(z.object({ where: z.enum(['header', 'footer', 'box']), text: z.string() }))),
  /** what is no running text: the first row of a table, the description or size of a picture */
  figures: z.optional(z.array(z.object({ kind: z.enum(['table', 'picture']), text: z.string() }))),
});

export type Box = z.output<typeof box>;
export type TextItem = z.output<typeof textItem>;
export type PageLink = z.output<typeof pageLink>;
export type Page = z.output<typeof page>;
export type Aside = NonNullable<CvPages['asides']>[number];
export type Figure = NonNullable<CvPages['figures']>[number];
export type CvPages = z.output<typeof cvPages>;
