/**
 * Runs in the page: the figures without provenance, each with what stands around it (D-92). A figure is an amount in
 * dollars, a share, a number of 100 or of openings. Its source stands in its own section, or in one around that.
 */
export function bareFigures(): string[] {
  const figure = /\$\s?\d|\d\s?%|^%|(\bof |\d\/)100\b|\d\s+(job |annual )?openings\b/;
  const sections = 'section, article, header, dialog, [role=dialog]';
  // ours or the person's own, as are the questions of a form: a monthly price and its discount, what is used of a plan
  const counted = /€.* per month|per month.*€|list prices|\d\/\d+ used/s;
  const sourced = [...document.querySelectorAll('[data-provenance]')]
    .filter((source) => source.checkVisibility())
    .map((source) => source.closest(sections));
  const wordsOf = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');

  return [...document.querySelectorAll(':is(main, dialog[open], [role=dialog]) *')]
    .filter((element) => figure.test(wordsOf(element).trim()) && element.checkVisibility() && !element.closest('form'))
    .filter((element) => !sourced.some((section) => section?.contains(element)))
    .filter((element) => !counted.test(element.closest('li, article, section')?.textContent ?? ''))
    .map((element) => `${element.textContent} (in: ${element.parentElement?.textContent?.slice(0, 80)})`);
}
