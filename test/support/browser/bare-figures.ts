/**
 * Runs in the page: finds figures without provenance, each with its surroundings (D-92). A figure is an amount in
 * dollars, a share, a number out of 100 or of openings. Its source must be in its section or one around it.
 */
export function bareFigures(): string[] {
  const figure = /\$\s?\d|\d\s?%|^%|(\bof |\d\/)100\b|\d\s+(job |annual )?openings\b/;
  const sections = 'section, article, header, dialog, [role=dialog]';
  // exempt: our own or the person's figures, and a form's questions: a monthly price and its discount, use of a plan
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
