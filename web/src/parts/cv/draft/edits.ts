/** Single changes of a draft. */
import { emptyEntry } from './draft.ts';
import { type Path, pathKey, valueAt, withValue } from './paths.ts';
import type { CvDraft, EntryList, Line } from './shape.ts';

/** The person has checked the field, so its value is theirs. */
export const confirmed = (unsure: CvDraft['unsure'], path: Path): string[] =>
  unsure.filter((key) => key !== pathKey(path));

/** Multi-line text gets the line appended; every other field is replaced by it. */
export function fill(draft: CvDraft, path: Path, line: Line): CvDraft {
  const key = pathKey(path);
  const isText = /(?:professionalSummary|description|careerGoals)$/.test(key);
  const before = valueAt(draft, path);
  const value = isText && before ? `${before}\n${line.value}` : line.value;
  const places = line.place ? [...(isText && before ? (draft.places[key] ?? []) : []), line.place] : [];
  return {
    ...draft,
    info: withValue(draft, path, value),
    places: { ...draft.places, [key]: places },
    unsure: confirmed(draft.unsure, path),
  };
}

export function add(draft: CvDraft, list: EntryList): CvDraft {
  return {
    ...draft,
    info: { ...draft.info, [list]: [...draft.info[list], emptyEntry[list]()] },
    ids: { ...draft.ids, [list]: [...draft.ids[list], draft.nextId] },
    nextId: draft.nextId + 1,
  };
}

export const addPoint = (draft: CvDraft, path: Path): CvDraft => ({
  ...draft,
  info: withValue(draft, path, [...(valueAt(draft, path) as string[]), '']),
});

export function remove(draft: CvDraft, list: EntryList, id: number): CvDraft {
  const at = draft.ids[list].indexOf(id);
  const others = <Each>(all: readonly Each[]) => all.filter((_, index) => index !== at);
  return {
    ...draft,
    info: { ...draft.info, [list]: others<unknown>(draft.info[list]) },
    ids: { ...draft.ids, [list]: others(draft.ids[list]) },
    unsure: draft.unsure.filter((key) => !key.startsWith(`${pathKey([list, { id }])}.`)),
  };
}

/** The positions and marks of later points move up with them. */
export function removePoint(draft: CvDraft, path: Path, at: number): CvDraft {
  const points = valueAt(draft, path) as string[];
  const keys = points.map((_, index) => pathKey([...path, index]));
  const unsure = draft.unsure.flatMap((key) => {
    const index = keys.indexOf(key);
    if (index === at) return [];
    return index > at ? [keys[index - 1]!] : [key];
  });
  const own = points.map((_, index) => draft.places[pathKey([...path, index])] ?? []);
  const places = { ...draft.places };
  for (const index of points.keys()) delete places[pathKey([...path, index])];
  const left = own.filter((_, index) => index !== at);
  for (const [index, place] of left.entries()) places[pathKey([...path, index])] = place;
  return {
    ...draft,
    info: withValue(
      draft,
      path,
      points.filter((_, index) => index !== at),
    ),
    places,
    unsure,
  };
}
