/** Fills in a form like a good model, but mechanically: from the facts in the request, texts by id. */

type Schema = Record<string, unknown>;
type Fact = readonly [id: string, value: string];

export function fill(schema: Schema, text: string): unknown {
  const facts = factsIn(text);
  const defs = (schema.$defs ?? {}) as Record<string, Schema>;
  let used = 0;
  const nextFact = (): Fact => facts[used++ % facts.length] ?? ['nothing', 'There is nothing to say.'];

  const of = (part: Schema, name: string, fact: Fact): unknown => {
    if (typeof part.$ref === 'string') return of(defs[part.$ref.split('/').at(-1)!] ?? {}, name, fact);
    if (Array.isArray(part.anyOf)) return of(part.anyOf.find(({ type }) => type !== 'null') ?? {}, name, fact);
    if ('const' in part) return part.const;
    if (Array.isArray(part.enum)) return part.enum[0];
    switch (part.type) {
      case 'object': {
        const own = nextFact();
        const properties = Object.entries((part.properties ?? {}) as Record<string, Schema>);
        return Object.fromEntries(properties.map(([key, each]) => [key, of(each, key, own)]));
      }
      case 'array': {
        const items = (part.items ?? {}) as Schema;
        return [items.type === 'string' ? fact[0] : of(items, name, fact)];
      }
      case 'integer':
      case 'number':
        return Number(/\d+/.exec(fact[1])?.[0] ?? 0);
      case 'boolean':
        return false;
      case 'string':
        return (facts.find(([id]) => id.endsWith(`.${name}`)) ?? fact)[1];
      default:
        return null;
    }
  };
  return of(schema, '', facts[0] ?? ['nothing', 'There is nothing to say.']);
}

/** A good model's free text: the ids of the facts, one per line. */
export const spoken = (text: string): string =>
  factsIn(text)
    .map(([id]) => id)
    .join('\n') || 'The stand-in has read this.';

/** The texts of the first line that is a JSON object. */
function factsIn(text: string): Fact[] {
  for (const line of text.split('\n')) {
    if (!line.startsWith('{')) continue;
    try {
      return Object.entries(JSON.parse(line)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
    } catch {
      // not JSON; another line may be
    }
  }
  return [];
}

/** A copy of the value with each text and number changed. */
export function changed(value: unknown, text: (old: string) => unknown, number: (old: number) => unknown): unknown {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return value.map((each) => changed(each, text, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, text, number)]));
}
