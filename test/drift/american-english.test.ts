import { expect, it } from 'vitest';
import { read, sourceFiles } from '../support/source/source-tree.ts';

const british =
  /\b(?:colour|labour|neighbour|favour|behaviour|centre|theatre|licence|organis|recognis|practis|analys(?:ing|ed)\b|modell|cancelled|counsell|travell|sceptic|programme\b|grey\b|judgement|enrolment|fulfil\b|jewellery|whilst)\w*/gi;

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** String literals, text after a tag, and lines of plain text. Ids and keys have fewer than three words. */
const texts = /'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|(?<=>)[^<>={}();\n]+|^[^=:;(){}<>[\]'"`\n]*$/gm;
const values = /\$\{[^}]*\}/g;
const isProse = (text: string) => text.split(/\s+/).filter(Boolean).length >= 3;

/** Files whose words are matched against other people's texts keep their spelling, and so do publishers' names. */
const wordsOfOthers = /^shared\/(cv|chat\/question|vacancies|resume\/aim)\/|\/action-verb\.ts$|\.data\.ts$/;
const names = /International Labour Organization/g;

it('texts are spelled as in the United States', () => {
  const files = sourceFiles(/^(web\/src|shared|functions)\/.*\.tsx?$/).filter((file) => !wordsOfOthers.test(file));
  const found = files.flatMap((file) =>
    [...read(file).replace(comments, '').replace(values, '').replace(names, '').matchAll(texts)]
      .filter(([text]) => isProse(text))
      .flatMap(([text]) => [...text.matchAll(british)].map(([word]) => `${file}: ${word} in ${text.trim()}`)),
  );
  expect(files.length).toBeGreaterThan(800);
  expect(found).toEqual([]);
});
