import { views } from '#test/support/browser/views.ts';
import type { ScreenState } from './screen-state.ts';

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #1c2321; background: #f4f2ec; }
  h1 { font-size: 1.25rem; }
  h2 { margin: 2.5rem 0 .5rem; font-size: 1rem; }
  h2 small { font-weight: 400; color: #5d6663; }
  div { display: flex; gap: 1rem; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  figcaption { font-size: .8rem; color: #5d6663; }
  img { display: block; height: 22rem; max-width: 40rem; object-fit: cover; object-position: top; border: 1px solid #c9c6bc; }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page with every picture there is, a row a state; a picture opens in full. */
export function contactSheet(states: readonly ScreenState[], files: ReadonlySet<string>): string {
  const rows = states.flatMap(({ name, screen, who }) => {
    const pictures = views.flatMap((view) => {
      const file = `${name}-${view.width}-${view.theme}.png`;
      return files.has(file)
        ? `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${view.name}"></a><figcaption>${view.name}</figcaption></figure>`
        : [];
    });
    if (pictures.length === 0) return [];
    return `<h2 id="${name}">${name} <small>${escaped(`${screen} · ${who}`)}</small></h2>\n<div>${pictures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>${style}</style>
<h1>${rows.length} screens and states</h1>
${rows.join('\n')}
</html>
`;
}
