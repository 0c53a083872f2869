import { expect, it } from 'vitest';
import { ordinaryWordsFile } from '#test/support/source/ordinary-words.ts';
import { read } from '#test/support/source/source-tree.ts';

it('the ordinary words of the chat are those of SCOWL: run "node test/write-ordinary-words.ts" after names changed', () => {
  expect(read('shared/chat/question/ordinary-words.data.ts')).toBe(ordinaryWordsFile());
});
