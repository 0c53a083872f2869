/** The text of a page as parsed by the browser, one line per text node; nothing in it runs or loads. */
export function readPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (texts.nextNode()) lines.push((texts.currentNode as Text).data.replaceAll('\n', ' '));
  return lines.join('\n');
}
