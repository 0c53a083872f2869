import { invalidRequest } from '../errors.ts';

/** A form value: text, nested values by name, or a list. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

const limits = { pairs: 1000, depth: 8, name: 500 };

interface Node {
  [name: string]: string | Node;
}

const empty = (): Node => Object.create(null) as Node;

/**
 * Reads `line_items[0][price]=x&expand[]=y` as Stripe does. No name can reach an object's prototype.
 * @throws StripeError for names that contradict each other, are nested too deep or are too many
 */
export function readForm(text: string): Form {
  const root = empty();
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    pairs += 1;
    if (pairs > limits.pairs) throw invalidRequest('Too many parameters.');
    place(root, name, value);
  }
  return Object.fromEntries(Object.entries(root).map(([name, node]) => [name, tidy(node)]));
}

function place(root: Node, name: string, value: string): void {
  const path = pathOf(name);
  let node = root;
  path.forEach((part, depth) => {
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (depth === path.length - 1) {
      if (typeof node[key] === 'object') throw contradiction(name);
      node[key] = value;
      return;
    }
    node[key] ??= empty();
    const next = node[key];
    if (typeof next === 'string') throw contradiction(name);
    node = next;
  });
}

function pathOf(name: string): string[] {
  const match = /^(?<head>[^[\]]+)(?<rest>(?:\[[^[\]]*\])*)$/.exec(name);
  const path = match?.groups && [match.groups.head!, ...match.groups.rest!.slice(1, -1).split('][').filter(Boolean)];
  const list = match?.groups?.rest?.endsWith('[]') && path ? [...path, ''] : path;
  if (!list || list.length > limits.depth || name.length > limits.name || list.includes('__proto__'))
    throw invalidRequest('Invalid parameter name.', { param: name.slice(0, 100) });
  return list;
}

const contradiction = (name: string) =>
  invalidRequest(`Invalid object: ${name.slice(0, 100)}`, { param: name.slice(0, 100) });

/** Names 0, 1, 2 … become a list. */
function tidy(node: string | Node): FormValue {
  if (typeof node === 'string') return node;
  const names = Object.keys(node);
  const values = names.map((name) => tidy(node[name]!));
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values;
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
}
