import type { Provenance } from '#shared/lib/provenance.ts';

/**
 * A document to keep and to show: defined once as data, then written as a page (html.ts) and as a PDF
 * (functions/documents/pdf.ts), so that preview, print and file agree. Texts are plain; the writers escape them.
 */
export interface Document {
  title: string;
  subtitle?: string;
  /** ISO day or date-time it was made */
  date: string;
  lang: 'en';
  blocks: Block[];
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; ordered?: boolean }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | {
      kind: 'table';
      caption: string;
      columns: string[];
      rows: string[][];
      /** columns of figures, right-aligned */
      figures?: number[];
    }
  | {
      kind: 'bars';
      /** what the bars show, as a sentence */
      finding: string;
      rows: { label: string; value: number; text: string }[];
      max: number;
    }
  | { kind: 'contour'; finding: string; axes: { label: string; value: number; text: string }[]; max: number }
  | { kind: 'source'; provenance: Provenance }
  /** https only; any other address is written as text */
  | { kind: 'link'; text: string; url: string };

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Colors of both writers: the product's light tokens (web/src/ui/tokens.css). */
export const inks = {
  ink: '#13221b',
  soft: '#4b584f',
  hairline: '#d8d1bd',
  sunken: '#ece6d5',
  contour: '#b9bfa6',
  waymark: '#f4c20d',
  bar: '#22623f',
} as const;

/** A bar's or an axis's share of its full length, 0 to 1. */
export const share = (value: number, max: number): number => (max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0);

export const isLink = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';
