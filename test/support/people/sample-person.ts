import type { ResumeData } from '#shared/resume/data.ts';

/** An invented person's input for a resume. */
export const samplePerson = (parts: Partial<ResumeData>): ResumeData => ({
  personalInfo: {
    fullName: 'Sam Lee',
    email: 'sam@example.com',
    phone: '',
    location: 'Austin, TX',
    linkedin: 'linkedin.com/in/samlee',
    website: '',
  },
  summary: 'I keep the books of small shops. Known for a calm month end.',
  experience: [
    {
      title: 'Bookkeeper',
      company: 'Corner Hardware',
      duration: '2019 – 2024',
      description: 'I kept the books of 3 shops\nClosed each month within 4 days',
    },
  ],
  education: [{ degree: 'Associate in Accounting', institution: 'Austin Community College', year: '2018', gpa: '' }],
  skills: ['Excel', 'QuickBooks'],
  projects: [],
  ...parts,
});
