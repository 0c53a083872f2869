import type { Line, Resume } from './resume.ts';

/** A change a writer made to the person's words, to be accepted or refused. */
export interface Change {
  /** entry and index of its line */
  line: string;
  entry: string;
  /** the person's own words; equal to `written` if the line was left out */
  said: string;
  written: string;
  leftOut: boolean;
}

const keyOf = (entry: string, place: number): string => `${entry}:${place}`;

export const changesIn = ({ lines }: Pick<Resume, 'lines'>): Change[] =>
  Object.entries(lines).flatMap(([entry, each]) =>
    each.flatMap((line, place) =>
      line.said !== null || line.left_out
        ? [
            {
              line: keyOf(entry, place),
              entry,
              said: line.said ?? line.text,
              written: line.text,
              leftOut: line.left_out,
            },
          ]
        : [],
    ),
  );

/** The resume or letter with the person's own words wherever they refused a change. */
export function decided<Document extends Pick<Resume, 'lines'>>(
  document: Document,
  refused: ReadonlySet<string>,
): Document {
  const own = (line: Line): Line => ({ ...line, text: line.said ?? line.text, said: null, left_out: false });
  const lines = Object.entries(document.lines).map(([entry, each]) => [
    entry,
    each.map((line, place) => (refused.has(keyOf(entry, place)) ? own(line) : line)),
  ]);
  return { ...document, lines: Object.fromEntries(lines) };
}
