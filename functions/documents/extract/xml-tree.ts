import { SaxesParser } from 'saxes';

export interface XmlNode {
  /** without its namespace prefix */
  name: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

/** Without document type declarations, so only XML's five predefined entities are known. @throws for malformed XML */
export function parseXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name: bare(name), attributes: bareKeys(attributes), children: [] };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => open.at(-1)!.children.push(text));
  parser.write(xml).close();
  return root;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
const bareKeys = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [bare(name), value]));

export const elements = (node: XmlNode | undefined): XmlNode[] =>
  (node?.children ?? []).filter((child) => typeof child !== 'string');

export const child = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  elements(node).find((each) => each.name === name);

/** An element's own value, for example of `<w:sz w:val="22"/>`. */
export const settingOf = (node: XmlNode | undefined, name: string): string | undefined =>
  child(node, name)?.attributes.val;

export const textOf = (node: XmlNode): string =>
  node.children.map((each) => (typeof each === 'string' ? each : textOf(each))).join('');

/** The outermost descendants with a name. */
export const within = (node: XmlNode, name: string): XmlNode[] =>
  elements(node).flatMap((each) => (each.name === name ? [each] : each.name === 'Fallback' ? [] : within(each, name)));
