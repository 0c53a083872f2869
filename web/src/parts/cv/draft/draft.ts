/** A CV being built: its fields, the position of each on the uploaded page, and the unused lines. */
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
import { type Path, pathKey, valueAt } from './paths.ts';
import type { CvDraft, EntryList } from './shape.ts';

export const emptyEntry = {
  experience: () => ({ ...emptyOf(experience), achievements: [''] }),
  education: () => emptyOf(education),
  projects: () => emptyOf(project),
  certifications: () => emptyOf(certification),
} satisfies { [List in EntryList]: () => UserInfo[List][number] };

/** Adds one empty entry to each empty list; blank entries are not sent. */
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

/** Converts `experience.0.title` to the draft's form, which names entries by id. */
function byId(path: string, ids: CvDraft['ids']): string {
  const [list, at, ...rest] = path.split('.');
  const id = ids[list as EntryList]?.[Number(at)];
  return id === undefined ? path : [list, `#${id}`, ...rest].join('.');
}

/** Nothing was read or typed. */
export const isBlank = (draft: CvDraft): boolean =>
  draft.notPlaced.length === 0 && JSON.stringify(infoOf(draft)) === JSON.stringify(emptyOf(userInfo));

export const emptyDraft = (): CvDraft => draftOf(emptyOf(userInfo));

export function draftOfReading(reading: CvReading): CvDraft {
  const { info, places, byModel } = fromReading(reading);
  return draftOf(info, { places, unsure: byModel, notPlaced: reading.notPlaced });
}

/** Whether a field of an entry read from a file was not found. */
export function isNotFound(draft: CvDraft, path: Path): boolean {
  const [key, entry] = [pathKey(path), `${pathKey(path.slice(0, -1))}.`];
  const wasRead = Object.keys(draft.places).some((other) => other.startsWith(entry));
  return valueAt(draft, path) === '' && wasRead && draft.places[key] === undefined;
}

export const isSaid = (entry: object): boolean =>
  Object.values(entry).some((value) =>
    Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '',
  );

const said = (list: readonly string[]): string[] => list.map((each) => each.trim()).filter(Boolean);

/** The data to send: without blank points and entries. */
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
