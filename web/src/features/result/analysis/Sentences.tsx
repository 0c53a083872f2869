import type { Figure, Sentence } from '#shared/analysis/sentence.ts';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

/** Figures of the result by id. */
export type FiguresById = ReadonlyMap<string, Figure>;

interface SentencesProps {
  sentences: readonly Sentence[];
  figures: FiguresById;
  /** as a list of independent sentences */
  list?: boolean;
}

/** Sentences with the figures they rest on. */
export function Sentences({ sentences, figures, list = false }: SentencesProps) {
  const used = [...new Set(sentences.flatMap(({ rests_on }) => rests_on))].flatMap((id) => figures.get(id) ?? []);
  if (sentences.length === 0) return <p>Nothing in this result calls for it.</p>;
  return (
    <Stack gap={2}>
      {list ? (
        <ul>
          {sentences.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <p>{sentences.map(({ text }) => text).join(' ')}</p>
      )}
      <Disclosure quiet summary={`Rests on ${used.length} ${used.length === 1 ? 'figure' : 'figures'} of your result`}>
        <FigureRows rows={used.map(({ id, label, value }) => ({ key: id, name: label, figure: value }))} />
      </Disclosure>
    </Stack>
  );
}
