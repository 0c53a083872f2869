import type { Provenance } from '#shared/lib/provenance.ts';
import { product } from '#shared/product.ts';
import embedded from './data/sources.json' with { type: 'json' };

export type SourceId =
  | 'onet'
  | 'onet_ratings'
  | 'preparation'
  | 'oews'
  | 'projections'
  | 'licences'
  | 'licence_shares'
  | 'licence_review'
  | 'apprenticeships'
  | 'tuition'
  | 'programmes'
  | 'exposure'
  | 'applicability'
  | 'telework'
  | 'earnings'
  | 'exchange';

/** A publisher's release as displayed beside a figure. */
export interface Source {
  id: SourceId;
  publisher: string;
  release: string;
  /** the month of the figures */
  date: string;
  kind: 'observed' | 'modelled';
}

/** Details of a source that only the attribution shows. */
export interface SourceTerms {
  /** what we used, in our words */
  title: string;
  licence: string;
  licenceUrl: string;
  url: string;
}

/** Our own review of single licenses (reviewed-licences.data.ts), which is in no publisher's file. */
const licenceReview: Source = {
  id: 'licence_review',
  publisher: product.name,
  release: `${product.name} review of licenses, November 2026`,
  date: '2026-11',
  kind: 'modelled',
};

/** The releases the embedded table was made from, as the importer wrote them, plus our review. */
export const sources = Object.fromEntries(
  [...embedded.sources, licenceReview].map((source) => [source.id, source]),
) as Record<SourceId, Source>;

/** "Publisher, release", or the release alone if it starts with the publisher: "O*NET 30.1", "Eloundou et al. 2024". */
export const sourceName = ({ publisher, release }: Pick<Source, 'publisher' | 'release'>): string =>
  release.startsWith(publisher.split(/[, ]/, 1)[0]!) ? release : `${publisher}, ${release}`;

/** The source of a figure of the table, as displayed beside it. */
export function provenanceOf(id: SourceId, note?: string): Provenance {
  const { kind, date } = sources[id];
  return { kind, source: sourceName(sources[id]), date, ...(note !== undefined && { note }) };
}

/** One line for footers too small for the sentences of attribution.ts. */
export const attributionLine = `Data: ${[...new Set(embedded.sources.map(({ release }) => release))].join(' · ')}. Modified by ${product.name}.`;
