import { composeResume } from '#shared/resume/compose.ts';
import type { ResumeData } from '#shared/resume/data.ts';
import { type Resume, resumeOf } from '#shared/resume/resume.ts';
import { samplePerson } from './sample-person.ts';

/** A delivered resume of what somebody says of themselves. */
export const resumeFrom = (parts: Partial<ResumeData>): Resume => {
  const data = samplePerson(parts);
  return resumeOf(data, composeResume(data));
};

const duties = [
  'I led the office workflow of a fintech with C++, R&D and "SQL" <b>tools</b>',
  'Raised sales by 20 % in 3 years, call 30 1-1 23',
  'Worked with O’Neil & Sons on e-mail-based, state-of-the-art reporting for finance, planning, marketing and the office',
  'Ψυχολόγος και инженер, Łódź, Nguyễn Thị Bịch',
];

/** Every section, in letters that files have lost elsewhere; three pages. */
export const fullResume = (): Resume =>
  resumeFrom({
    personalInfo: {
      fullName: 'Ana Łukasiewicz-Nguyễn Thị Bịch',
      email: 'ana@example.com',
      phone: '+49 30 1-1 23',
      location: 'Zürich, Schweiz',
      linkedin: 'linkedin.com/in/ana-lukasiewicz',
      website: 'https://ana.example/a?b=1&c=2',
    },
    targetRole: 'Staff engineer, fintech',
    summary: 'I keep flows of office work afloat. Known for C++ & R&D. Ακρίβεια; точность.',
    experience: Array.from({ length: 5 }, (_, at) => ({
      title: `Engineer, grade ${at + 1}`,
      company: `Fjord & Söhne ${at}`,
      duration: `${2010 + 2 * at} – ${2012 + 2 * at}`,
      description: duties.concat(duties.map((duty) => `${duty} again`)).join('\n'),
    })),
    education: [
      { degree: 'MSc in Efficient Workflows', institution: 'Αθήνα', year: '2009', gpa: '3.9' },
      { degree: 'BSc', institution: 'Đại học Huế', year: '2007', gpa: '' },
    ],
    skills: ['C++', 'R&D', 'C#', 'Excel, advanced', 'Office – flow', 'Русский'],
    projects: [{ name: 'Till', description: 'Wrote the till\nSold it', technologies: ['Go', 'R'] }],
  });
