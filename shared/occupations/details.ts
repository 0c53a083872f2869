import { BodyReader, type Bytes, openPart, type PartHeader } from './container.ts';
import type { OccupationDetails } from './facts.ts';

interface DetailsHeader extends PartHeader {
  part: 'details';
  /** element ids in the order of the columns */
  elements: string[];
  /** names of technologies, numbered by their place */
  technologies: string[];
}

const none = 255;

/**
 * Reads `details.bin` (importance in steps of 0.02, level in steps of 0.03).
 * @param codes of the facts table this part belongs to: related occupations are stored by index
 * @returns the details of each occupation by its index in the facts
 */
export function decodeDetails(bytes: Bytes, codes: readonly string[]): OccupationDetails[] {
  const { header, body } = openPart<DetailsHeader>(bytes, 'details');
  if (header.count !== codes.length) {
    throw new Error(`details of ${header.count} occupations do not belong to a table of ${codes.length}`);
  }
  const reader = new BodyReader(body);
  const matrix = () => codes.map(() => header.elements.map(() => reader.next(1)));
  const lists = () => codes.map(() => Array.from({ length: reader.next(1) }, () => reader.next(2)));
  const importance = matrix();
  const level = matrix();
  const related = lists();
  const technologies = lists();
  reader.end();

  return codes.map((_, i) => ({
    related: related[i]!.map((index) => codes[index]!),
    technologies: technologies[i]!.map((index) => header.technologies[index]!),
    elements: Object.fromEntries(
      header.elements.flatMap((id, e) => {
        const [im, lv] = [importance[i]![e]!, level[i]![e]!];
        return im === none || lv === none ? [] : [[id, [im / 50, (lv * 3) / 100] as [number, number]]];
      }),
    ),
  }));
}
