/** A paragraph, or the items of a list. */
export type Block = { text: string } | { items: string[] };

const ITEM = '- ';

/** Splits a plain-text answer: empty lines separate paragraphs, and lines that start with a dash are list items. */
export function blocksOf(answer: string): Block[] {
  const blocks: Block[] = [];
  for (const line of answer.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith(ITEM)) {
      if (last && 'items' in last) last.items.push(line.slice(ITEM.length));
      else blocks.push({ items: [line.slice(ITEM.length)] });
    } else if (last && 'text' in last && last.text !== '' && line !== '') last.text += `\n${line}`;
    else blocks.push({ text: line });
  }
  return blocks.filter((block) => 'items' in block || block.text !== '');
}
