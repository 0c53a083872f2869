import sheet from '../../ui/tokens.css?raw';

export interface DesignToken {
  /** `--space-4` */
  name: string;
  /** as written in the sheet */
  value: string;
}

/** The first block of tokens.css, grouped by its comments, so that the page cannot fall behind the sheet. */
const root = /:root \{([\s\S]*?)\n\}/.exec(sheet)?.[1] ?? '';

/** The tokens of a group: "colour", "type", "space" and so on. */
export function tokensOf(group: string): DesignToken[] {
  const block = new RegExp(`/\\* ${group}\\b[^*]*\\*/([\\s\\S]*?)(\\n\\n|$)`).exec(root)?.[1] ?? '';
  return [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => ({ name: name!, value: value! }));
}
