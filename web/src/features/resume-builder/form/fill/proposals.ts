/** What a CV would bring into the form, part by part; a part that would replace something typed waits to be chosen. */
import { MOST, type ResumeData, resumeDraft } from '#shared/resume/data.ts';
import { dataOf, formOf, type ResumeForm } from '../resume-form.ts';

export interface Proposal {
  key: string;
  /** the heading it stands under */
  section: string;
  label: string;
  text: string;
  /** what was typed there and would go; null where nothing would */
  replaces: string | null;
  apply: (data: ResumeData) => ResumeData;
}

export interface Offer {
  proposals: Proposal[];
  /** what does not come, each with its reason */
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

/** Texts that only capitals and spaces tell apart are one. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const linesOf = (...parts: (string | undefined | false)[]): string => parts.filter(Boolean).join('\n');

export function offerOf(form: ResumeForm, coming: ResumeData): Offer {
  const typed = dataOf(form);
  const parts = [
    ...(Object.entries(personal) as [keyof typeof personal, string][]).map(([key, label]) =>
      fieldOf(
        'Personal Information',
        label,
        key,
        [typed.personalInfo[key], coming.personalInfo[key]],
        (data, value) => ({
          ...data,
          personalInfo: { ...data.personalInfo, [key]: value },
        }),
      ),
    ),
    fieldOf('Professional Summary', 'Summary', 'summary', [typed.summary, coming.summary], (data, summary) => ({
      ...data,
      summary,
    })),
    fieldOf(
      'Professional Summary',
      'Target role',
      'targetRole',
      [typed.targetRole ?? '', coming.targetRole ?? ''],
      (data, targetRole) => ({ ...data, targetRole }),
    ),
    ...entriesOf('experience', 'Work Experience', typed, coming, {
      name: ({ title, company }) => [title, company],
      text: ({ duration, description }) => linesOf(duration, description),
    }),
    ...entriesOf('education', 'Education', typed, coming, {
      name: ({ degree, institution }) => [degree, institution],
      text: ({ year, gpa }) => linesOf(year, gpa && `GPA ${gpa}`),
    }),
    ...skillsOf(typed, coming),
    ...entriesOf('projects', 'Projects', typed, coming, {
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
  return {
    proposals: parts.filter((part) => part !== null && typeof part !== 'string'),
    left: parts.filter((part) => typeof part === 'string'),
  };
}

/** A part that is offered, the reason why it is not, or nothing that is new. */
type Part = Proposal | string | null;

function fieldOf(
  section: string,
  label: string,
  key: string,
  [has, comes]: readonly [string, string],
  put: (data: ResumeData, value: string) => ResumeData,
): Part {
  const text = comes.trim();
  if (text === '' || plain(text) === plain(has)) return null;
  const apply = (data: ResumeData) => put(data, text);
  if (!resumeDraft.safeParse(apply(empty)).success) return `${label}: it is longer than its field.`;
  return { key, section, label, text, replaces: has.trim() || null, apply };
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
  /** what tells it from others */
  name: (one: One) => string[];
  text: (one: One) => string;
}

function entriesOf<L extends List>(
  list: L,
  section: string,
  typed: ResumeData,
  coming: ResumeData,
  { name, text }: Words<ResumeData[L][number]>,
): Part[] {
  type One = ResumeData[L][number];
  const nameOf = (one: One) => name(one).map(plain).join('\n');
  const filled = (data: ResumeData) =>
    (data[list] as One[]).filter((one) => `${nameOf(one)}${text(one)}`.trim() !== '');
  const has = filled(typed);
  let room = MOST[list === 'projects' ? 'projects' : 'entries'] - has.length;
  return filled(coming).map((one, at): Part => {
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
    return { key: `${list}.${at}`, section, label, text: text(one), replaces: (same && text(same)) || null, apply };
  });
}

function skillsOf(typed: ResumeData, coming: ResumeData): Part[] {
  const has = typed.skills.map((skill) => skill.trim()).filter(Boolean);
  const known = new Set(has.map(plain));
  const more = coming.skills.filter((skill) => skill.trim() !== '' && !known.has(plain(skill)));
  const fitting = more
    .filter((skill) => resumeDraft.safeParse({ ...empty, skills: [skill] }).success)
    .slice(0, MOST.skills - has.length);
  const lost = more.length - fitting.length;
  return [
    fitting.length === 0
      ? null
      : {
          key: 'skills',
          section: 'Skills',
          label: fitting.length === 1 ? 'One skill' : `${fitting.length} skills`,
          text: fitting.join(', '),
          replaces: null,
          apply: (data) => ({ ...data, skills: [...data.skills.filter((skill) => skill.trim()), ...fitting] }),
        },
    lost === 0 ? null : `${lost} of the skills: too long, or more than the form has room for.`,
  ];
}

/** The form with the chosen parts in it; everything else stays as it was typed. */
export const filledWith = (form: ResumeForm, chosen: readonly Proposal[]): ResumeForm =>
  formOf(chosen.reduce((data, { apply }) => apply(data), dataOf(form)));
