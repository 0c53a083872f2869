import { BodyReader, type Bytes, openPart, type PartHeader } from './container.ts';
import type { OccupationDetails } from './facts.ts';

interface DetailsHeader extends PartHeader {
  part: 'details';
  /** element ids in column order */
  elements: string[];
  /** names of technologies, referred to by index */
  technologies: string[];
}

const none = 255;

/**
 * Opens `details.bin` (importance in steps of 0.02, level in steps of 0.03).
 * @param codes of the facts table this part belongs to: related occupations are stored by index
 * @returns the details of an occupation by its index in the facts
 * @throws Error when the bytes are truncated, too long, of another format or of another table
 */
export function openDetails(bytes: Bytes, codes: readonly string[]): (index: number) => OccupationDetails {
  const { header, body } = openPart<DetailsHeader>(bytes, 'details');
  if (header.count !== codes.length) {
    throw new Error(`details of ${header.count} occupations do not belong to a table of ${codes.length}`);
  }
  const size = header.elements.length;
  const reader = new BodyReader(body);
  reader.skip(2 * codes.length * size);
  const related = startsOfLists(reader, codes.length);
  const technologies = startsOfLists(reader, codes.length);
  reader.end();

  const list = (from: number) => {
    const items = new BodyReader(body, from);
    return Array.from({ length: items.next(1) }, () => items.next(2));
  };
  const elementsOf = (index: number) =>
    header.elements.flatMap((id, e): [string, [number, number]][] => {
      const importance = body[index * size + e]!;
      const level = body[(codes.length + index) * size + e]!;
      return importance === none || level === none ? [] : [[id, [importance / 50, (level * 3) / 100]]];
    });
  return (index) => ({
    related: list(related[index]!).map((other) => codes[other]!),
    technologies: list(technologies[index]!).map((number) => header.technologies[number]!),
    elements: Object.fromEntries(elementsOf(index)),
  });
}

/** Where each occupation's list starts; moves the reader past them. */
function startsOfLists(reader: BodyReader, count: number): number[] {
  return Array.from({ length: count }, () => {
    const start = reader.position;
    reader.skip(2 * reader.next(1));
    return start;
  });
}
