/** The path to a field of a draft; list entries are named by id, points of a text list by index. */
import type { CvDraft, EntryList } from './shape.ts';

export type Path = readonly (string | number | { id: number })[];

/** `experience.#3.title`, `skills.technical.0` */
export const pathKey = (path: Path): string =>
  path.map((part) => (typeof part === 'object' ? `#${part.id}` : part)).join('.');

function indexes({ ids }: Pick<CvDraft, 'ids'>, path: Path): (string | number)[] {
  return path.map((part, at) => (typeof part === 'object' ? ids[path[at - 1] as EntryList].indexOf(part.id) : part));
}

type Holder = Record<string | number, unknown>;

export const valueAt = (draft: CvDraft, path: Path): unknown =>
  indexes(draft, path).reduce<unknown>((value, key) => (value as Holder | undefined)?.[key], draft.info);

/** The information with one value replaced. */
export function withValue(draft: CvDraft, path: Path, value: unknown): CvDraft['info'] {
  const put = (holder: unknown, [key, ...rest]: (string | number)[]): unknown => {
    if (key === undefined) return value;
    const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as Holder) }) as Holder;
    copy[key] = put((holder as Holder)[key], rest);
    return copy;
  };
  return put(draft.info, indexes(draft, path)) as CvDraft['info'];
}
