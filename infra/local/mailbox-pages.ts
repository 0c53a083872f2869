import { escapeHtml } from '#shared/lib/html-text.ts';
import { product } from '#shared/product.ts';
import { linksIn, type Mail } from './mail-text.ts';

const style = `
  :root { color-scheme: light dark; --ink: #14201b; --ground: #f7f3e9; --line: #cfc8b4; --link: #1d5a43 }
  @media (prefers-color-scheme: dark) { :root { --ink: #e9e6da; --ground: #0e1713; --line: #34423b; --link: #8fd0b0 } }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem }
  h1 { font: 600 1.6rem/1.25 Georgia, serif; overflow-wrap: anywhere }
  a { color: var(--link); overflow-wrap: anywhere }
  a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
  ul { list-style: none; padding: 0; margin: 0 }
  li { border-top: 1px solid var(--line); padding: .75rem 0 }
  li a { display: inline-block; font-weight: 600; min-height: 1.5rem }
  p, dd { overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
  dd { margin: 0 }
  iframe { width: 100%; height: 34rem; border: 1px solid var(--line); background: Canvas; box-sizing: border-box }
`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(product.name)} mailbox</title>
<style>${style}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`;

const time = (at: number) => {
  const iso = new Date(at).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

export function listPage(mails: Mail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a><br>to ${escapeHtml(mail.to)}, ${time(mail.at)}</li>`,
  );
  return page(
    'Mails',
    `<h1>Mails sent by the local stack</h1>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>None yet. Sign up, or ask for a new password, and the mail appears here.</p>'}`,
  );
}

/**
 * The mail itself is in a sandboxed frame that runs no scripts; its links are listed outside, where they can be
 * followed.
 */
export function mailPage(mail: Mail): string {
  const links = linksIn(mail.html).map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  return page(
    mail.subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${time(mail.at)}</dd></dl>
<h2>Links in this mail</h2>
<ul>${links.join('\n')}</ul>
<h2>The mail</h2>
<iframe title="The mail as sent" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`,
  );
}

export function missingPage(): string {
  return page('No such mail', '<h1>No such mail</h1>\n<p><a href="/dev/mailbox">All mails</a></p>');
}
