import embedded from './data/sources.json' with { type: 'json' };

export type SourceId =
  | 'onet'
  | 'onet_ratings'
  | 'preparation'
  | 'oews'
  | 'projections'
  | 'licences'
  | 'licence_shares'
  | 'apprenticeships'
  | 'tuition'
  | 'programmes'
  | 'exposure'
  | 'applicability'
  | 'telework';

/** A publisher's release as the manifest, the figures and the attribution name it. */
export interface SourceRelease {
  id: SourceId;
  publisher: string;
  /** what was taken, in our words */
  title: string;
  release: string;
  /** the month the figures speak for */
  date: string;
  kind: 'observed' | 'modelled';
  licence: string;
  licenceUrl: string;
  url: string;
}

/** The releases the embedded table was made from, as the importer wrote them. */
export const sources = Object.fromEntries(embedded.sources.map((source) => [source.id, source])) as Record<
  SourceId,
  SourceRelease
>;
