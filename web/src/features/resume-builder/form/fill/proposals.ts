/** What a CV would fill in, part by part. A part that would replace typed text is not chosen by default. */
import { MAX_LISTED, type ResumeData, resumeDraft } from '#shared/resume/data.ts';
import type { Unsure } from '#shared/resume/unsure-in.ts';
import { dataOf, formOf, type ResumeForm } from '../resume-form.ts';

export interface Proposal {
  key: string;
  /** the heading it is under */
  section: string;
  label: string;
  text: string;
  /** the typed text it would replace; null if none */
  replaces: string | null;
  /** its fields that only a language model found; empty if that is the whole part, null if rules found everything */
  byModel: readonly string[] | null;
  apply: (data: ResumeData) => ResumeData;
}

export interface Offer {
  proposals: Proposal[];
  /** why parts are not offered, one text each */
  left: string[];
}

const personal = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedin: 'LinkedIn',
  website: 'Website',
} as const;

/** Normalizes texts, so that case and spacing do not matter. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const linesOf = (...parts: (string | undefined | false)[]): string => parts.filter(Boolean).join('\n');

export function offerOf(form: ResumeForm, coming: ResumeData, unsure: Unsure = new Map()): Offer {
  const typed = dataOf(form);
  const parts: Part[] = [
    ...(Object.entries(personal) as [keyof typeof personal, string][]).map(([key, label]) =>
      fieldOf(
        { section: 'Personal Information', label, key },
        [typed.personalInfo[key], coming.personalInfo[key]],
        (data, value) => ({
          ...data,
          personalInfo: { ...data.personalInfo, [key]: value },
        }),
      ),
    ),
    fieldOf(
      { section: 'Professional Summary', label: 'Summary', key: 'summary' },
      [typed.summary, coming.summary],
      (data, summary) => ({ ...data, summary }),
    ),
    fieldOf(
      { section: 'Professional Summary', label: 'Target role', key: 'targetRole' },
      [typed.targetRole ?? '', coming.targetRole ?? ''],
      (data, targetRole) => ({ ...data, targetRole }),
    ),
    ...entriesOf('experience', typed, coming, {
      section: 'Work Experience',
      name: ({ title, company }) => [title, company],
      text: ({ duration, description }) => linesOf(duration, description),
    }),
    ...entriesOf('education', typed, coming, {
      section: 'Education',
      name: ({ degree, institution }) => [degree, institution],
      text: ({ year, gpa }) => linesOf(year, gpa && `GPA ${gpa}`),
    }),
    ...skillsOf(typed, coming, unsure),
    ...entriesOf('projects', typed, coming, {
      section: 'Projects',
      name: ({ name }) => [name],
      text: ({ technologies, description }) =>
        linesOf(
          technologies
            .map((each) => each.trim())
            .filter(Boolean)
            .join(', '),
          description,
        ),
    }),
  ];
  const found = parts.filter((part) => part !== null && typeof part !== 'string');
  return {
    proposals: found.map((part) => ({ ...part, byModel: part.byModel ?? unsure.get(part.key) ?? null })),
    left: parts.filter((part) => typeof part === 'string'),
  };
}

/** An offered part, the reason why it is not offered, or null if nothing is new. */
type Part = Proposal | string | null;

function fieldOf(
  { section, label, key }: Pick<Proposal, 'section' | 'label' | 'key'>,
  [has, comes]: readonly [string, string],
  put: (data: ResumeData, value: string) => ResumeData,
): Part {
  const text = comes.trim();
  if (text === '' || plain(text) === plain(has)) return null;
  const apply = (data: ResumeData) => put(data, text);
  if (!resumeDraft.safeParse(apply(empty)).success) return `${label}: it is longer than its field.`;
  return { key, section, label, text, replaces: has.trim() || null, byModel: null, apply };
}

const empty: ResumeData = {
  personalInfo: { fullName: '', email: '', phone: '', location: '', linkedin: '', website: '' },
  summary: '',
  experience: [],
  education: [],
  skills: [],
  projects: [],
};

type List = 'experience' | 'education' | 'projects';

interface Words<One> {
  section: string;
  /** what identifies it */
  name: (one: One) => string[];
  text: (one: One) => string;
}

function entriesOf<L extends List>(
  list: L,
  typed: ResumeData,
  coming: ResumeData,
  { section, name, text }: Words<ResumeData[L][number]>,
): Part[] {
  type One = ResumeData[L][number];
  const nameOf = (one: One) => name(one).map(plain).join('\n');
  const isFilled = (one: One) => `${nameOf(one)}${text(one)}`.trim() !== '';
  const filled = (data: ResumeData) => (data[list] as One[]).filter(isFilled);
  const has = filled(typed);
  let room = MAX_LISTED[list === 'projects' ? 'projects' : 'entries'] - has.length;
  return (coming[list] as One[]).map((one, at): Part => {
    if (!isFilled(one)) return null;
    const label = name(one).filter(Boolean).join(', ') || `${section} ${at + 1}`;
    const same = has.find((other) => nameOf(other) === nameOf(one));
    if (same && plain(text(same)) === plain(text(one))) return null;
    if (!resumeDraft.safeParse({ ...empty, [list]: [one] }).success)
      return `${label}: a part of it is longer than its field.`;
    if (!same && room <= 0) return `${label}: the form has no more room for it.`;
    if (!same) room -= 1;
    const apply = (data: ResumeData): ResumeData => {
      const others = filled(data);
      const place = same ? others.findIndex((other) => nameOf(other) === nameOf(one)) : -1;
      return { ...data, [list]: place < 0 ? [...others, one] : others.with(place, one) };
    };
    const replaces = (same && text(same)) || null;
    return { key: `${list}.${at}`, section, label, text: text(one), replaces, byModel: null, apply };
  });
}

/** Skills as one part; those that only a language model found as another. */
function skillsOf(typed: ResumeData, coming: ResumeData, unsure: Unsure): Part[] {
  const has = typed.skills.map((skill) => skill.trim()).filter(Boolean);
  const known = new Set(has.map(plain));
  const more = coming.skills.filter((skill) => skill.trim() !== '' && !known.has(plain(skill)));
  const fitting = more
    .filter((skill) => resumeDraft.safeParse({ ...empty, skills: [skill] }).success)
    .slice(0, MAX_LISTED.skills - has.length);
  const lost = more.length - fitting.length;
  const isUnsure = (skill: string) => unsure.has(`skills.${skill}`);
  return [
    skillsPart(fitting.filter((skill) => !isUnsure(skill))),
    skillsPart(fitting.filter(isUnsure), []),
    lost === 0 ? null : `${lost} of the skills: too long, or more than the form has room for.`,
  ];
}

const skillsPart = (skills: readonly string[], byModel: Proposal['byModel'] = null): Part =>
  skills.length === 0
    ? null
    : {
        key: byModel ? 'skills by a model' : 'skills',
        section: 'Skills',
        label: skills.length === 1 ? 'One skill' : `${skills.length} skills`,
        text: skills.join(', '),
        replaces: null,
        byModel,
        apply: (data) => ({ ...data, skills: [...data.skills.filter((skill) => skill.trim()), ...skills] }),
      };

/** The form with the chosen parts filled in; everything else stays as typed. */
export const filledWith = (form: ResumeForm, chosen: readonly Proposal[]): ResumeForm =>
  formOf(chosen.reduce((data, { apply }) => apply(data), dataOf(form)));
