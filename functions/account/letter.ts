/** Layout of the emails we send, as HTML and as plain text. */
import { env } from '#functions/outside/env.ts';
import { escapeHtml } from '#shared/lib/html-text.ts';
import { product } from '#shared/product.ts';

export interface Letter {
  subject: string;
  heading: string;
  /** paragraphs before the button */
  text: string[];
  /** list items between these paragraphs and the button */
  list?: string[];
  action: string;
  href: string;
  /** also shown, for people who read the email on another device */
  code?: string;
  /** paragraphs after the button; one with an `href` ends with that link */
  after: (string | { text: string; href: string })[];
}

export const page = (path: string): string => new URL(path, env.APP_ORIGIN).href;

const signature = () => `${product.name} · ${env.SUPPORT_EMAIL}`;

/** Simple enough for any email client: no images, nothing loaded remotely, and the link is repeated as text to copy. */
export function letterHtml({ subject, heading, text, list = [], action, href, code, after }: Letter): string {
  const link = escapeHtml(href);
  const paragraphs = [
    ...text.map((each) => `<p>${escapeHtml(each)}</p>`),
    ...(list.length > 0 ? [`<ul>${list.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>`] : []),
    `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#f2c230;color:#14201b;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>`,
    ...(code === undefined ? [] : [`<p>Or type this code: <b>${code}</b></p>`]),
    `<p>If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${link}</span></p>`,
    ...after.map((each) =>
      typeof each === 'string'
        ? `<p>${escapeHtml(each)}</p>`
        : `<p>${escapeHtml(each.text)}<br><a href="${escapeHtml(each.href)}" style="word-break:break-all">${escapeHtml(each.href)}</a></p>`,
    ),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:34em;margin:0 auto">
<p style="font-weight:600">${escapeHtml(product.name)}</p>
<h1 style="font:600 24px/1.25 Georgia,serif;margin:24px 0 16px">${escapeHtml(heading)}</h1>
${paragraphs.join('\n')}
<p style="margin-top:32px;font-size:14px">${escapeHtml(signature())}</p>
</div>
</body>
</html>
`;
}

export const letterText = ({ heading, text, list = [], action, href, after }: Letter): string =>
  [
    heading,
    ...text,
    ...(list.length > 0 ? [list.map((each) => `- ${each}`).join('\n')] : []),
    `${action}:\n${href}`,
    ...after.map((each) => (typeof each === 'string' ? each : `${each.text}\n${each.href}`)),
    signature(),
  ].join('\n\n');
