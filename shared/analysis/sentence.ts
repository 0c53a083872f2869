import * as z from 'zod/mini';

/** A figure of a stored result as a reader looks it up; `value` is the result's own. */
export const figure = z.object({ id: z.string(), label: z.string(), value: z.string() });
export type Figure = z.infer<typeof figure>;
/** Figures by their ids. */
export type Figures = ReadonlyMap<string, Figure>;

/** A sentence with the ids of the figures it cites, at least one. */
export const sentence = z.object({ text: z.string().check(z.minLength(1)), rests_on: z.array(z.string()) });
export type Sentence = z.infer<typeof sentence>;

/** A figure phrased differently than its value. */
interface Cited {
  figure: Figure;
  words: string;
}
export const cite = (of: Figure, words: string): Cited => ({ figure: of, words });

/** Builds a sentence from words and figures, and records every figure it contains. */
export function say(words: TemplateStringsArray, ...slots: (string | Figure | Cited)[]): Sentence {
  let text = words[0]!;
  const restsOn = new Set<string>();
  slots.forEach((slot, place) => {
    if (typeof slot === 'string') text += slot;
    else if ('words' in slot) {
      text += slot.words;
      restsOn.add(slot.figure.id);
    } else {
      text += slot.value;
      restsOn.add(slot.id);
    }
    text += words[place + 1]!;
  });
  return { text: punctuated(text).replace(/^“?./, (first) => first.toUpperCase()), rests_on: [...restsOn] };
}

/** American style puts a comma or period inside the quotation marks. */
const punctuated = (text: string): string => text.replace(/”([,.])/g, '$1”');
