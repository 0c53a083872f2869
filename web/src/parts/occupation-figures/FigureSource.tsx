import { datedSource } from '#shared/lib/date-text.ts';
import type { Provenance } from '#shared/lib/provenance.ts';
import { Source } from '#web/ui/figures/Source.tsx';

interface FigureSourceProps {
  of: Provenance;
  /** without its note, which stands elsewhere on the screen or matters to none of its figures */
  brief?: boolean;
}

/** Where a figure comes from, as the server says it. */
export const FigureSource = ({ of, brief = false }: FigureSourceProps) => (
  <Source kind={of.kind} text={`${datedSource(of)}${of.note && !brief ? `; ${of.note}` : ''}`} />
);
