import { escapeHtml } from './html-text.ts';

interface StandalonePage {
  title: string;
  lang: string;
  style: string;
  body: string;
}

/** A self-contained page: no scripts and no external images, and a policy that forbids them (D-38). */
export const standalonePage = ({ title, lang, style, body }: StandalonePage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
