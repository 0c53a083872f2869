import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { fieldOf } from '#shared/occupations/fields.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { Engine } from '#web/parts/engine/engine.ts';

export interface OfField {
  code: string;
  name: string;
  /** its place among the ten; null for others */
  place: number | null;
}

const SHOWN = 5;

/** A field's best occupations: those among the ten, then the engine's further ranking once it is loaded. */
export function bestOfField(
  field: string,
  { roles }: ResultBody,
  engine: Engine | null,
  hidden: ReadonlySet<string>,
): OfField[] {
  const ten = roles.flatMap(({ code, title }, position): OfField[] =>
    fieldOf(code) === field && !hidden.has(code) ? [{ code, name: nameOf(code, title), place: position + 1 }] : [],
  );
  const known = new Set([...roles.map(({ code }) => code), ...hidden]);
  const more: OfField[] = [];
  if (engine)
    for (const index of engine.own.order) {
      if (ten.length + more.length >= SHOWN) break;
      const code = engine.facts.codes[index]!;
      if (fieldOf(code) === field && !known.has(code)) more.push({ code, name: engine.names[index]!, place: null });
    }
  return [...ten, ...more];
}
