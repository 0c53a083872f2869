import { BodyReader, type Bytes, openPart, type PartHeader } from './container.ts';
import { missing } from './layout.ts';

interface StatesHeader extends PartHeader {
  part: 'states';
  /** postal codes in the order of the columns */
  states: string[];
}

/** What one state publishes of one occupation; null where it publishes nothing. */
export interface StateFigure {
  /** postal code */
  state: string;
  /** US dollars a year */
  median: number | null;
  /** persons */
  employment: number | null;
}

/**
 * Reads `states.bin`.
 * @returns for each occupation, by its index in the facts, one figure a state in the order of their FIPS codes
 */
export function decodeStates(bytes: Bytes): StateFigure[][] {
  const { header, body } = openPart<StatesHeader>(bytes, 'states');
  const reader = new BodyReader(body);
  const tens = () => {
    const stored = reader.next(3);
    return stored === missing(3) ? null : stored * 10;
  };
  const figures = Array.from({ length: header.count }, () =>
    header.states.map((state) => ({ state, median: tens(), employment: tens() })),
  );
  reader.end();
  return figures;
}
