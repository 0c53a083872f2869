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

/** A publisher's release as it stands beside a figure. */
export interface Source {
  id: SourceId;
  publisher: string;
  release: string;
  /** the month the figures speak for */
  date: string;
  kind: 'observed' | 'modelled';
}

/** What only the attribution says of a source. */
export interface SourceTerms {
  /** what was taken, in our words */
  title: string;
  licence: string;
  licenceUrl: string;
  url: string;
}

/** Our own reading of single licenses (reviewed-licences.data.ts), which no publisher's file holds. */
const licenceReview: Source = {
  id: 'licence_review',
  publisher: product.name,
  release: `${product.name} review of licenses, November 2026`,
  date: '2026-11',
  kind: 'modelled',
};

/** The releases the embedded table was made from, as the importer wrote them, and what was reviewed beside them. */
export const sources = Object.fromEntries(
  [...embedded.sources, licenceReview].map((source) => [source.id, source]),
) as Record<SourceId, Source>;

/** "Publisher, release"; the release alone where it begins with who publishes it: "O*NET 30.1", "Eloundou et al. 2024". */
export const sourceName = ({ publisher, release }: Pick<Source, 'publisher' | 'release'>): string =>
  release.startsWith(publisher.split(/[, ]/, 1)[0]!) ? release : `${publisher}, ${release}`;

/** Where a figure of the table comes from, as it stands beside it. */
export function provenanceOf(id: SourceId, note?: string): Provenance {
  const { kind, date } = sources[id];
  return { kind, source: sourceName(sources[id]), date, ...(note !== undefined && { note }) };
}

/** One line for a footer that has no room for the sentences of attribution.ts. */
export const attributionLine = `Data: ${[...new Set(embedded.sources.map(({ release }) => release))].join(' · ')}. Modified by ${product.name}.`;
