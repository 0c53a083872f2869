import { datedSource } from '#shared/lib/date-text.ts';
import type { Provenance } from '#shared/lib/provenance.ts';
import { Source } from '#web/ui/figures/Source.tsx';

interface FigureSourceProps {
  of: Provenance;
  /** without its note, which is given elsewhere or does not apply */
  brief?: boolean;
}

/** A figure's source, as given by the server. */
export const FigureSource = ({ of, brief = false }: FigureSourceProps) => (
  <Source kind={of.kind} text={`${datedSource(of)}${of.note && !brief ? `; ${of.note}` : ''}`} />
);
