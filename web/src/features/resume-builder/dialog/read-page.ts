/** The text of a page as the browser takes it out: a line for each piece, and nothing of it runs or loads. */
export function readPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (texts.nextNode()) lines.push((texts.currentNode as Text).data.replaceAll('\n', ' '));
  return lines.join('\n');
}
