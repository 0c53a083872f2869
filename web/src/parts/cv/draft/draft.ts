/** A CV while it is built: the fields, where each stands on the uploaded page, the lines not used yet, and a way back. */
import { fromReading } from '#shared/cv/builder/from-reading.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import {
  certification,
  education,
  emptyOf,
  experience,
  project,
  type UserInfo,
  userInfo,
} from '#shared/cv/user-info.ts';
import { type Path, pathKey, valueAt, withValue } from './paths.ts';
import type { CvDraft, EntryList, Line } from './shape.ts';

const emptyEntry = {
  experience: () => ({ ...emptyOf(experience), achievements: [''] }),
  education: () => emptyOf(education),
  projects: () => emptyOf(project),
  certifications: () => emptyOf(certification),
} satisfies { [List in EntryList]: () => UserInfo[List][number] };

/** A draft shows one entry to fill where the information has none; what stays blank is not sent. */
export function draftOf(
  info: UserInfo,
  { places = {}, unsure = [], notPlaced = [] }: Partial<Pick<CvDraft, 'places' | 'unsure' | 'notPlaced'>> = {},
): CvDraft {
  const shown: UserInfo = {
    ...info,
    experience:
      info.experience.length > 0
        ? info.experience.map((one) => ({ ...one, achievements: atLeastOne(one.achievements) }))
        : [emptyEntry.experience()],
    education: info.education.length > 0 ? info.education : [emptyEntry.education()],
    skills: {
      technical: atLeastOne(info.skills.technical),
      soft: atLeastOne(info.skills.soft),
      languages: atLeastOne(info.skills.languages),
    },
  };
  let nextId = 0;
  const idsOf = (list: EntryList) => shown[list].map(() => nextId++);
  const ids = {
    experience: idsOf('experience'),
    education: idsOf('education'),
    projects: idsOf('projects'),
    certifications: idsOf('certifications'),
  };
  return {
    info: shown,
    ids,
    places: Object.fromEntries(Object.entries(places).map(([path, own]) => [byId(path, ids), own])),
    unsure: unsure.map((path) => byId(path, ids)),
    notPlaced,
    nextId,
  };
}

const atLeastOne = (list: readonly string[]): string[] => (list.length > 0 ? [...list] : ['']);

/** `experience.0.title` names the first entry; the draft names it by its id. */
function byId(path: string, ids: CvDraft['ids']): string {
  const [list, at, ...rest] = path.split('.');
  const id = ids[list as EntryList]?.[Number(at)];
  return id === undefined ? path : [list, `#${id}`, ...rest].join('.');
}

export const emptyDraft = (): CvDraft => draftOf(emptyOf(userInfo));

export function draftOfReading(reading: CvReading): CvDraft {
  const { info, places, byModel } = fromReading(reading);
  return draftOf(info, { places, unsure: byModel, notPlaced: reading.notPlaced });
}

/** Whether a field of an entry that was read has been found nowhere. */
export function isNotFound(draft: CvDraft, path: Path): boolean {
  const [key, entry] = [pathKey(path), `${pathKey(path.slice(0, -1))}.`];
  const wasRead = Object.keys(draft.places).some((other) => other.startsWith(entry));
  return valueAt(draft, path) === '' && wasRead && draft.places[key] === undefined;
}

const isSaid = (entry: object): boolean =>
  Object.values(entry).some((value) =>
    Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '',
  );

const said = (list: readonly string[]): string[] => list.map((each) => each.trim()).filter(Boolean);

/** What is sent: without blank points and entries. */
export function infoOf({ info }: CvDraft): UserInfo {
  const experiences = info.experience.map((one) => ({
    ...one,
    endDate: one.current ? '' : one.endDate,
    achievements: said(one.achievements),
  }));
  return {
    ...info,
    experience: experiences.filter(isSaid),
    education: info.education.filter(isSaid),
    skills: {
      technical: said(info.skills.technical),
      soft: said(info.skills.soft),
      languages: said(info.skills.languages),
    },
    projects: info.projects.map((one) => ({ ...one, technologies: said(one.technologies) })).filter(isSaid),
    certifications: info.certifications.filter(isSaid),
  };
}

export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'fill'; path: Path; line: Line }
  /** what a model has found is right */
  | { kind: 'confirm'; path: Path }
  | { kind: 'add'; list: EntryList }
  | { kind: 'remove'; list: EntryList; id: number }
  | { kind: 'addPoint'; path: Path }
  | { kind: 'removePoint'; path: Path; at: number }
  | { kind: 'use'; line: Line; as: Use };

/** What a line that was not placed can be used as. */
export const uses = {
  summary: 'Summary',
  title: 'Job title of a new position',
  company: 'Company of the last position',
  achievement: 'Achievement of the last position',
  degree: 'Degree of a new education',
  institution: 'Institution of the last education',
  technical: 'Technical skill',
  soft: 'Soft skill',
  language: 'Language',
  certification: 'Certification',
  location: 'Location',
} as const;
export type Use = keyof typeof uses;

export function change(draft: CvDraft, act: Change): CvDraft {
  switch (act.kind) {
    case 'set':
      return { ...draft, info: withValue(draft, act.path, act.value), unsure: besides(draft.unsure, act.path) };
    case 'confirm':
      return { ...draft, unsure: besides(draft.unsure, act.path) };
    case 'fill':
      return fill(draft, act.path, act.line);
    case 'add':
      return add(draft, act.list);
    case 'remove':
      return remove(draft, act.list, act.id);
    case 'addPoint':
      return { ...draft, info: withValue(draft, act.path, [...(valueAt(draft, act.path) as string[]), '']) };
    case 'removePoint':
      return removePoint(draft, act.path, act.at);
    case 'use':
      return use(draft, act.line, act.as);
  }
}

const besides = (unsure: CvDraft['unsure'], path: Path): string[] => unsure.filter((key) => key !== pathKey(path));

const without = (lines: readonly Line[], used: Line): Line[] => lines.filter((line) => line !== used);

/** Text of many lines takes the line in addition, every other field in place of what it says. */
function fill(draft: CvDraft, path: Path, line: Line): CvDraft {
  const key = pathKey(path);
  const isText = /(?:professionalSummary|description|careerGoals)$/.test(key);
  const before = valueAt(draft, path);
  const value = isText && before ? `${before}\n${line.value}` : line.value;
  const places = line.place ? [...(isText && before ? (draft.places[key] ?? []) : []), line.place] : [];
  return {
    ...draft,
    info: withValue(draft, path, value),
    places: { ...draft.places, [key]: places },
    unsure: besides(draft.unsure, path),
    notPlaced: draft.notPlaced.filter(({ value: own }) => own !== line.value),
  };
}

function add(draft: CvDraft, list: EntryList): CvDraft {
  return {
    ...draft,
    info: { ...draft.info, [list]: [...draft.info[list], emptyEntry[list]()] },
    ids: { ...draft.ids, [list]: [...draft.ids[list], draft.nextId] },
    nextId: draft.nextId + 1,
  };
}

function remove(draft: CvDraft, list: EntryList, id: number): CvDraft {
  const at = draft.ids[list].indexOf(id);
  const others = <Each>(all: readonly Each[]) => all.filter((_, index) => index !== at);
  return {
    ...draft,
    info: { ...draft.info, [list]: others<unknown>(draft.info[list]) },
    ids: { ...draft.ids, [list]: others(draft.ids[list]) },
    unsure: draft.unsure.filter((key) => !key.startsWith(`${pathKey([list, { id }])}.`)),
  };
}

/** The places and marks of the points behind it move up with them. */
function removePoint(draft: CvDraft, path: Path, at: number): CvDraft {
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

function use(draft: CvDraft, line: Line, as: Use): CvDraft {
  const rest = { ...draft, notPlaced: without(draft.notPlaced, line) };
  const [withTarget, path] = targetOf(rest, as);
  return fill(withTarget, path, line);
}

const isBlankEntry = (draft: CvDraft, list: EntryList): boolean => {
  const last = draft.info[list].at(-1);
  return last !== undefined && !isSaid({ ...last, achievements: [] });
};

/** The field of a new entry, or of the last one, or a new point of a list. */
function targetOf(draft: CvDraft, as: Use): [CvDraft, Path] {
  const entry = (list: EntryList, field: string, isNew: boolean): [CvDraft, Path] => {
    const next = draft.info[list].length === 0 || (isNew && !isBlankEntry(draft, list)) ? add(draft, list) : draft;
    return [next, [list, { id: next.ids[list].at(-1)! }, field]];
  };
  const point = ([next, path]: [CvDraft, Path]): [CvDraft, Path] => {
    const points = valueAt(next, path) as string[];
    return points.at(-1) === ''
      ? [next, [...path, points.length - 1]]
      : [change(next, { kind: 'addPoint', path }), [...path, points.length]];
  };
  switch (as) {
    case 'summary':
      return [draft, ['professionalSummary']];
    case 'location':
      return [draft, ['personalInfo', 'location']];
    case 'title':
      return entry('experience', 'title', true);
    case 'company':
      return entry('experience', 'company', false);
    case 'achievement':
      return point(entry('experience', 'achievements', false));
    case 'degree':
      return entry('education', 'degree', true);
    case 'institution':
      return entry('education', 'institution', false);
    case 'certification':
      return entry('certifications', 'name', true);
    case 'technical':
      return point([draft, ['skills', 'technical']]);
    case 'soft':
      return point([draft, ['skills', 'soft']]);
    case 'language':
      return point([draft, ['skills', 'languages']]);
  }
}
