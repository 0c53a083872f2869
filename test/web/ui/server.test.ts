import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import KitPage from '#web/features/dev-kit/KitPage.tsx';

const render = () =>
  renderToString(createElement(StaticRouter, { location: '/dev/kit' }, createElement(KitPage, null)));

describe('the kit on a server, where screens are prerendered', () => {
  it('renders every component without a document, and twice alike', () => {
    expect('document' in globalThis).toBe(false);
    const html = render();
    expect(html.match(/<article/g)!.length).toBeGreaterThan(30);
    expect(render()).toBe(html);
  });

  it('writes no style into the markup but custom properties', () => {
    const styles = [...render().matchAll(/ style="([^"]*)"/g)].map(([, style]) => style!);
    expect(styles.length).toBeGreaterThan(5);
    expect(styles.filter((style) => !style.startsWith('--'))).toEqual([]);
  });

  it('shows the first of several tabs, and all of them to a search engine', () => {
    const panels = [...render().matchAll(/<div role="tabpanel"[^>]*>/g)].map(([tag]) => tag.includes('hidden'));
    expect(panels).toEqual([false, true, true]);
  });
});
