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

/** bytes of one figure: tens of dollars or of persons */
const width = 3;

/**
 * Opens `states.bin`.
 * @returns the figures of an occupation by its index in the facts, one a state in the order of their FIPS codes
 * @throws Error when the bytes are cut off, too long, or not this part in this format
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
