import { webAddress } from '../address.ts';
import { oneLine } from '../one-line.ts';
import { linesShown, type Resume } from '../resume.ts';
import type { Section } from '../written.ts';
import type { TextBlock, TextDocument } from './text-document.ts';

/** A resume as written to files, with the same content as its page (html.ts). */
export function resumeDocument(resume: Resume, date: string): TextDocument {
  const { personalInfo, targetRole } = resume.data;
  const name = oneLine(personalInfo.fullName);
  return {
    title: name,
    name,
    date,
    blocks: [
      ...(targetRole ? [{ kind: 'role' as const, text: oneLine(targetRole) }] : []),
      contactBlock(personalInfo),
      { kind: 'heading', text: 'Summary' },
      { kind: 'paragraph', text: oneLine(linesShown(resume, 'summary').join(' ')), of: 'Summary' },
      ...resume.order.flatMap((section) => sections[section](resume)),
    ],
  };
}

export function contactBlock(person: Resume['data']['personalInfo']): TextBlock {
  const address = oneLine(person.email);
  const parts = [
    { text: address, url: `mailto:${encodeURI(address)}` },
    ...[person.phone, person.location].map((text) => ({ text: oneLine(text), url: null })),
    ...[person.linkedin, person.website].map((text) => ({ text: oneLine(text), url: webAddress(text) })),
  ];
  return { kind: 'contact', parts: parts.filter(({ text }) => text !== '') };
}

const sections: Record<Section, (resume: Resume) => TextBlock[]> = {
  experience: (resume) =>
    section(
      'Experience',
      resume.data.experience.map(({ title, company, duration }, at) => ({
        title,
        place: company,
        when: duration,
        lines: linesShown(resume, `experience.${at}`),
      })),
    ),
  education: ({ data }) =>
    section(
      'Education',
      data.education.map(({ degree, institution, year, gpa }) => ({
        title: degree,
        place: [institution, gpa && `GPA ${gpa}`].filter(Boolean).join(', '),
        when: year,
        lines: [],
      })),
    ),
  skills: ({ data }) => {
    const items = data.skills.map(oneLine).filter(Boolean);
    return items.length === 0 ? [] : [heading('Skills'), { kind: 'items', items, of: 'Skills' }];
  },
  projects: (resume) =>
    section(
      'Projects',
      resume.data.projects.map(({ name, technologies }, at) => ({
        title: name,
        place: technologies.join(', '),
        when: '',
        lines: linesShown(resume, `projects.${at}`),
      })),
    ),
};

const heading = (text: string): TextBlock => ({ kind: 'heading', text });

type Entry = { title: string; place: string; when: string; lines: string[] };

const section = (name: string, entries: Entry[]): TextBlock[] =>
  entries.length === 0
    ? []
    : [
        heading(name),
        ...entries.map(
          ({ title, place, when, lines }, at): TextBlock => ({
            kind: 'entry',
            title: oneLine(title),
            place: oneLine(place),
            when: oneLine(when),
            lines: lines.map(oneLine).filter(Boolean),
            of: `${name} ${at + 1}`,
          }),
        ),
      ];
