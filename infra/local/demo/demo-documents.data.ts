/** Documents of the people in demo-people.data.ts: fictional, like them. */
import type { UserInfo } from '#shared/cv/user-info.ts';

export interface Papers {
  cv: Omit<UserInfo, 'personalInfo'> & { personalInfo: Omit<UserInfo['personalInfo'], 'email'> };
  /** a job advertisement that they looked at */
  vacancy: string;
}

const none = { linkedin: '', website: '' };

export const teacherPapers: Papers = {
  cv: {
    personalInfo: { ...none, fullName: 'Robin Example', phone: '+1 312 555 0143', location: 'Chicago, IL' },
    professionalSummary:
      'Primary school teacher for sixteen years. Class teacher of grades 2 to 4, mentor of new colleagues, and the one who runs the reading hour of the whole school.',
    experience: [
      {
        title: 'Elementary School Teacher',
        company: 'Lakeside Example School',
        startDate: '2015-08',
        endDate: '',
        current: true,
        description: '',
        achievements: [
          'Taught classes of 24 to 28 children in all subjects',
          'Built a reading hour in which 11 classes take part every week',
          'Mentored 6 new teachers in their first year',
        ],
      },
      {
        title: 'Substitute Teacher',
        company: 'Example School District',
        startDate: '2009-09',
        endDate: '2015-06',
        current: false,
        description: '',
        achievements: ['Took over classes at 9 schools, mostly grades 1 to 5'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Education',
        institution: 'Example State University',
        graduationYear: '2008',
        gpa: '',
        honors: '',
      },
    ],
    skills: {
      technical: ['Lesson planning', 'Google Classroom', 'Microsoft Excel'],
      soft: ['Explaining', 'Calm in a loud room', 'Working with parents'],
      languages: ['English', 'Spanish'],
    },
    projects: [],
    certifications: [{ name: 'Professional Educator License', issuer: 'State of Illinois', date: '2009', url: '' }],
    targetRole: 'Instructional Coordinator',
    careerGoals: 'Work on how teaching is done, with more than one class.',
  },
  vacancy: `Instructional Coordinator
Example Public Schools, Chicago, IL

You work with the teachers of four schools on how they teach reading and mathematics.

Your tasks
- Observe lessons and talk them over with the teacher
- Plan and lead training for new staff
- Choose textbooks and digital material together with the schools
- Look at test results and say what follows from them

What we ask for
- Five years of experience as a teacher
- A bachelor's degree in education; a master's degree is preferred
- A teaching license of the state of Illinois
- Microsoft Excel, Google Classroom
- Clear speech and writing

We offer $68,000 to $79,000 a year and a permanent position. Hybrid, two days a week from home.`,
};

export const engineerPapers: Papers = {
  cv: {
    personalInfo: { ...none, fullName: 'Jordan Example', phone: '+1 612 555 0178', location: 'Minneapolis, MN' },
    professionalSummary:
      'Mechanical engineer with three decades of pumps, valves and test rigs. Likes the fault that nobody finds.',
    experience: [
      {
        title: 'Senior Mechanical Engineer',
        company: 'Example Pumps Inc.',
        startDate: '2006-03',
        endDate: '',
        current: true,
        description: '',
        achievements: [
          'Designed 14 pump housings that are in production',
          'Cut the leaks of a valve series from 31 to 4 in 1,000',
          'Led the test bench and its 3 technicians',
        ],
      },
      {
        title: 'Mechanical Engineer',
        company: 'Example Machine Works',
        startDate: '1994-09',
        endDate: '2006-02',
        current: false,
        description: '',
        achievements: ['Drew parts of packaging machines', 'Started up machines at customers in 5 states'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Mechanical Engineering',
        institution: 'Example Institute of Technology',
        graduationYear: '1994',
        gpa: '',
        honors: '',
      },
    ],
    skills: {
      technical: ['SolidWorks', 'AutoCAD', 'MATLAB', 'Microsoft Excel', 'Failure analysis'],
      soft: ['Patience', 'Training technicians'],
      languages: ['English', 'German'],
    },
    projects: [],
    certifications: [],
    targetRole: 'Reliability Engineer',
    careerGoals: 'Fewer deadlines, more faults to find.',
  },
  vacancy: `Reliability Engineer
Example Energy, St. Paul, MN

You find out why machines fail and see to it that they do not fail again.

Your tasks
- Examine failed pumps, valves and motors
- Plan and run tests, and write reports on them
- Train the technicians of two plants

What we ask for
- A bachelor's degree in mechanical engineering
- Eight years of experience with rotating machines
- SolidWorks or AutoCAD, MATLAB
- A driver's license

Full time, Monday to Friday. $98,000 to $121,000 a year.`,
};
