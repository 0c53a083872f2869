import { capital, month } from '#shared/lib/format.ts';
import type { Provenance } from '#shared/lib/provenance.ts';

const words: Record<Provenance['kind'], string> = {
  observed: 'Observed',
  modelled: 'Modelled',
  estimate: 'Our estimate',
  snapshot: 'Snapshot',
  benchmark: 'Benchmark',
  example: 'Example',
};

/** empty where the name of the release says it already */
const dateOf = ({ source, date }: Provenance): string =>
  source.includes(date.slice(0, 4)) ? '' : `, ${date.length === 4 ? date : month(date)}`;

/** How a figure's provenance stands in a document: its kind, and the rest as a sentence. */
export const sourceLine = (provenance: Provenance): { kind: string; text: string } => ({
  kind: words[provenance.kind],
  text: `${provenance.source}${dateOf(provenance)}.${provenance.note ? ` ${capital(provenance.note)}` : ''}`,
});
