/** The changes a person can make to a draft. */
import { add, addPoint, confirmed, remove, removePoint } from './edits.ts';
import { pick, type Use, use } from './lines.ts';
import { type Path, withValue } from './paths.ts';
import type { CvDraft, EntryList, Line } from './shape.ts';

export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'fill'; path: Path; line: Line }
  /** confirms a value found by a model */
  | { kind: 'confirm'; path: Path }
  | { kind: 'add'; list: EntryList }
  | { kind: 'remove'; list: EntryList; id: number }
  | { kind: 'addPoint'; path: Path }
  | { kind: 'removePoint'; path: Path; at: number }
  | { kind: 'use'; line: Line; as: Use };

export function change(draft: CvDraft, act: Change): CvDraft {
  switch (act.kind) {
    case 'set':
      return { ...draft, info: withValue(draft, act.path, act.value), unsure: confirmed(draft.unsure, act.path) };
    case 'confirm':
      return { ...draft, unsure: confirmed(draft.unsure, act.path) };
    case 'fill':
      return pick(draft, act.path, act.line);
    case 'add':
      return add(draft, act.list);
    case 'remove':
      return remove(draft, act.list, act.id);
    case 'addPoint':
      return addPoint(draft, act.path);
    case 'removePoint':
      return removePoint(draft, act.path, act.at);
    case 'use':
      return use(draft, act.line, act.as);
  }
}
