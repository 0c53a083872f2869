import { describe, expect, it } from 'vitest';
import { blocksOf } from '#web/shell/chat/blocks.ts';

describe('an answer as blocks', () => {
  it.each([
    ['One.', [{ text: 'One.' }]],
    ['One.\n\nTwo\nlines.', [{ text: 'One.' }, { text: 'Two\nlines.' }]],
    ['Both:\n- a\n- b\n\nAfter.', [{ text: 'Both:' }, { items: ['a', 'b'] }, { text: 'After.' }]],
    ['- a\n\n- b', [{ items: ['a'] }, { items: ['b'] }]],
    ['', []],
    ['\n \n', []],
    ['- ', [{ text: '-' }]],
    ['<ul><li>x', [{ text: '<ul><li>x' }]],
    ['[x](https://evil.example) ![y](z)', [{ text: '[x](https://evil.example) ![y](z)' }]],
  ])('%j', (answer, blocks) => expect(blocksOf(answer)).toEqual(blocks));

  it('loses no word of any text', () => {
    const words = 'a - b\r\n-c\n - d\n\n\n  e';
    const text = JSON.stringify(blocksOf(words));
    for (const word of ['a - b', '-c', 'd', 'e']) expect(text).toContain(word);
  });
});
