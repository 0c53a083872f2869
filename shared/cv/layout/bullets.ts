/** Marks before the lines of a list. */

export const bullet =
  /^\s*(?:(?:[-=]>|>{1,3})(?=\s)|[⋆★✦❖➔➜→•●▪◦‣·・∙○■□➢➤✓✔▸▹►◆◇❖⁃∗*»›–—−-]|[o{](?=\s+\p{Lu})|\d{1,2}(?:[.)](?=\s)|\.\)))\s*/u;
export const withoutBullet = (text: string): string => text.replace(bullet, '');
