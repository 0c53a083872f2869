import type { ResumeData } from '#shared/resume/data.ts';

/** The part of a resume that an id refers to, named as in the form. */
function whereIn({ experience, education, projects }: ResumeData, id: string): string {
  const [list, at] = id.split('.') as [string, string | undefined];
  const place = Number(at);
  switch (list) {
    case 'experience':
      return experience[place]?.company || 'Work Experience';
    case 'education':
      return education[place]?.degree || 'Education';
    case 'projects':
      return projects[place]?.name || 'Projects';
    case 'skills':
      return 'Skills';
    default:
      return 'Summary';
  }
}

export const placesOf = (data: ResumeData, ids: readonly string[]): string =>
  [...new Set(ids.map((id) => whereIn(data, id)))].join(', ');
