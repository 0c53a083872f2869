import type { ResumeData } from '#shared/resume/data.ts';

type Project = Omit<ResumeData['projects'][number], 'technologies'> & { technologies: string };

/** The form fields; react-hook-form needs lists of objects where the API has strings. */
export interface ResumeForm extends Omit<ResumeData, 'skills' | 'projects' | 'regenerationFeedback' | 'targetRole'> {
  targetRole: string;
  skills: { name: string }[];
  projects: Project[];
}

export const blank = {
  experience: { title: '', company: '', duration: '', description: '' },
  education: { degree: '', institution: '', year: '', gpa: '' },
  skills: { name: '' },
  projects: { name: '', description: '', technologies: '' },
};

const emptyForm: ResumeForm = {
  personalInfo: { fullName: '', email: '', phone: '', location: '', linkedin: '', website: '' },
  summary: '',
  targetRole: '',
  experience: [blank.experience],
  education: [blank.education],
  skills: [blank.skills],
  projects: [],
};

export const dataOf = ({ skills, projects, ...rest }: ResumeForm): ResumeData => ({
  ...rest,
  skills: skills.map(({ name }) => name),
  projects: projects.map((each) => ({ ...each, technologies: each.technologies.split(',') })),
});

/** The form fields for sent or saved data; an empty list gets one blank entry. */
export const formOf = ({ regenerationFeedback: _, targetRole = '', ...data }: ResumeData): ResumeForm => ({
  ...data,
  targetRole,
  experience: data.experience.length > 0 ? data.experience : [blank.experience],
  education: data.education.length > 0 ? data.education : [blank.education],
  skills: data.skills.length > 0 ? data.skills.map((name) => ({ name })) : [blank.skills],
  projects: data.projects.map((each) => ({ ...each, technologies: each.technologies.join(', ') })),
});

/** The form from a draft, if it can be read; fields added by a later version are blank. */
export function draftedForm(draft: string): ResumeForm {
  try {
    const saved = JSON.parse(draft) as Partial<ResumeForm>;
    return { ...emptyForm, ...saved, personalInfo: { ...emptyForm.personalInfo, ...saved.personalInfo } };
  } catch {
    return emptyForm;
  }
}
