import { BodyReader, type Bytes, openPart, type PartHeader } from './container.ts';
import { missing } from './layout.ts';

interface StatesHeader extends PartHeader {
  part: 'states';
  /** postal codes in column order */
  states: string[];
}

/** A state's published figures for an occupation; null where it publishes none. */
export interface StateFigure {
  /** postal code */
  state: string;
  /** US dollars a year */
  median: number | null;
  /** persons */
  employment: number | null;
}

/** bytes of one figure, in tens of dollars or tens of persons */
const width = 3;

/**
 * Opens `states.bin`.
 * @returns the figures of an occupation by its index in the facts, one per state in FIPS order
 * @throws Error when the bytes are truncated, too long, or not this part in this format
 */
export function openStates(bytes: Bytes): (index: number) => StateFigure[] {
  const { header, body } = openPart<StatesHeader>(bytes, 'states');
  const row = header.states.length * 2 * width;
  const whole = new BodyReader(body);
  whole.skip(header.count * row);
  whole.end();

  return (index) => {
    const reader = new BodyReader(body, index * row);
    const tens = () => {
      const stored = reader.next(width);
      return stored === missing(width) ? null : stored * 10;
    };
    return header.states.map((state) => ({ state, median: tens(), employment: tens() }));
  };
}
