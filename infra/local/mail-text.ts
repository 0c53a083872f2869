/** Reads the product's own mails: simple HTML, as functions/account/write-mail.ts writes it. */

export interface Mail {
  id: string;
  /** Milliseconds since the epoch, by the local clock. */
  at: number;
  to: string;
  subject: string;
  html: string;
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (html: string) => html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name]!);

/** Web addresses that a mail links to, without duplicates, in order. */
export function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*href="([^"]*)"/gi)].map((match) => decoded(match[1]!));
  return [...new Set(links)].filter((link) => /^https?:\/\//.test(link));
}

/** The text of a mail, one line per paragraph. */
export function textOf(html: string): string {
  return decoded(
    html
      .replace(/<(head|style|script)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/<br>|<\/(p|h1|div)>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
