import type { UserInfo } from '#shared/cv/user-info.ts';

/** A CV of an invented accountant, every field filled. */
export const sampleCv: UserInfo = {
  personalInfo: {
    fullName: 'Mara Lindqvist',
    email: 'mara.lindqvist@example.com',
    phone: '+1 512 555 0143',
    location: 'Austin, TX',
    linkedin: 'https://www.linkedin.com/in/mara-lindqvist',
    website: 'https://mara.example.com',
  },
  professionalSummary: 'Accountant with an eye for month-end closings. Known for clean books.',
  experience: [
    {
      title: 'Senior Accountant',
      company: 'Brightwater Foods Inc.',
      startDate: '2020-03',
      endDate: '',
      current: true,
      description: '',
      achievements: [
        'Cut the month-end closing from nine days to five',
        'Moved 40 subsidiaries to one chart of accounts in QuickBooks',
      ],
    },
    {
      title: 'Accountant',
      company: 'Harbor Tool Company',
      startDate: '2016-06',
      endDate: '2019-12',
      current: false,
      description: '',
      achievements: ['Reconciled 300 accounts a month in Microsoft Excel'],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Accounting',
      institution: 'University of Northfield',
      graduationYear: '2016',
      gpa: '3.7',
      honors: 'cum laude',
    },
  ],
  skills: {
    technical: ['Microsoft Excel', 'SAP', 'QuickBooks'],
    soft: ['Teamwork'],
    languages: ['English', 'Swedish'],
  },
  projects: [{ name: 'Audit trail', description: 'A ledger that explains itself.', technologies: ['SQL'], url: '' }],
  certifications: [{ name: 'Certified Public Accountant', issuer: 'Texas State Board', date: '2018-05', url: '' }],
  targetRole: 'Financial Manager',
  careerGoals: 'To lead a finance team.',
};
