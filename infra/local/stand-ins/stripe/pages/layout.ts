import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import { money } from '#infra/local/stand-ins/stripe/texts.ts';
import type { Page } from './page.ts';

const style = `
  :root {
    color-scheme: light dark;
    --ink: #1b1f24; --soft: #545d68; --ground: #f3f4f6; --card: #ffffff; --line: #767f8a; --rule: #d5d9de;
    --accent: #1f4fa3; --on-accent: #ffffff; --bad: #a3161c; --bad-ground: #fdecec; --note: #fff6d6; --note-ink: #4a3a00;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --ink: #e8eaed; --soft: #aab2bc; --ground: #14171a; --card: #1e2226; --line: #8b949e; --rule: #363c43;
      --accent: #8db4f5; --on-accent: #0d1b33; --bad: #ff9c9c; --bad-ground: #3a1618; --note: #3a3113; --note-ink: #f4e3a8;
    }
  }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  .stand-in { background: var(--note); color: var(--note-ink); padding: .5rem 1rem; text-align: center; font-size: .9rem }
  main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
  .two { display: grid; gap: 1.25rem; align-items: start }
  @media (min-width: 46rem) { .two { grid-template-columns: 1fr 1fr } }
  section, .card { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; padding: 1.25rem }
  section + section { margin-top: 1.25rem }
  .two > section + section { margin-top: 0 }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem }
  h2 { font-size: 1.1rem; margin: 0 0 .75rem }
  p { margin: 0 0 .75rem }
  .soft { color: var(--soft) }
  .sum { font-size: 2rem; font-weight: 650; line-height: 1.2 }
  table { width: 100%; border-collapse: collapse }
  th, td { text-align: left; padding: .5rem .5rem .5rem 0; border-top: 1px solid var(--rule); vertical-align: top; font-weight: 400 }
  tr:first-child > * { border-top: 0 }
  thead th, td:last-child, th:last-child { overflow-wrap: normal }
  td:last-child, th:last-child { text-align: right; padding-right: 0; white-space: nowrap }
  thead th { color: var(--soft) }
  tr.total > * { font-weight: 650 }
  label { display: block; font-weight: 600; margin: 0 0 .25rem }
  .field { margin: 0 0 1rem }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
  .hint { color: var(--soft); font-size: .9rem; margin: .25rem 0 0 }
  input { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .7rem; min-height: 2.75rem }
  input[aria-invalid="true"] { border-color: var(--bad); border-width: 2px }
  .tick { display: flex; gap: .6rem; align-items: center }
  .tick > input { width: 1.5rem; min-height: 1.5rem; flex: none; margin: 0 }
  .tick > label { margin: 0 }
  button, .button { display: inline-block; font: inherit; font-weight: 600; border: 1px solid var(--accent); border-radius: .4rem; padding: .6rem 1rem; min-height: 2.75rem; cursor: pointer; text-decoration: none; background: var(--card); color: var(--accent); text-align: center }
  button.main, .button.main { background: var(--accent); color: var(--on-accent) }
  button.wide { width: 100% }
  .row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center }
  form.row { margin: 0 }
  a { color: var(--accent) }
  p > a, td > a, li > a { display: inline-block; min-height: 1.5rem }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  .bad { background: var(--bad-ground); color: var(--bad); border: 1px solid; border-radius: .4rem; padding: .6rem .8rem; margin: 0 0 1rem }
  ul { margin: 0; padding-left: 1.1rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
  dd { margin: 0 }
`;

/** The whole document. Every screen says that no money moves here. */
export const layout = ({ title, content }: Page, accountName: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(accountName)} (local stand-in)</title>
<style>${style}</style>
</head>
<body>
<header class="stand-in">Local stand-in for Stripe. No money moves and no card is charged.</header>
<main>
${content}
</main>
</body>
</html>
`;

export const page = (title: string, content: string): Page => ({ title, content });

export const messagePage = (title: string, text: string, link?: { href: string; text: string } | null): Page =>
  page(
    title,
    `<section><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''}</section>`,
  );

/** A line of a table of sums; `total` is for the last one. */
export const sumRow = (name: string, cents: number, kind: 'line' | 'total' = 'line'): string =>
  `<tr${kind === 'total' ? ' class="total"' : ''}><th scope="row">${escapeHtml(name)}</th><td>${money(cents)}</td></tr>`;
