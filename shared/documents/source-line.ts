import { datedSource } from '#shared/lib/date-text.ts';
import { capital } from '#shared/lib/format.ts';
import type { Provenance } from '#shared/lib/provenance.ts';

const words: Record<Provenance['kind'], string> = {
  observed: 'Observed',
  modelled: 'Modeled',
  estimate: 'Our estimate',
  snapshot: 'Snapshot',
  benchmark: 'Benchmark',
  example: 'Example',
};

/** A figure's provenance in a document: its kind, and the rest as a sentence. */
export const sourceLine = (provenance: Provenance): { kind: string; text: string } => ({
  kind: words[provenance.kind],
  text: `${datedSource(provenance)}.${provenance.note ? ` ${capital(provenance.note)}` : ''}`,
});
