import { composeResume } from '#shared/resume/compose.ts';
import { MAX_LISTED, type ResumeData } from '#shared/resume/data.ts';
import { type Resume, resumeOf } from '#shared/resume/resume.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';

/** A delivered resume made from a person's data. */
export const resumeFrom = (parts: Partial<ResumeData>): Resume => {
  const data = samplePerson(parts);
  return resumeOf(data, composeResume(data));
};

const duties = [
  'I led the office workflow of a fintech with C++, R&D and "SQL" <b>tools</b>',
  'Raised sales by 20 % in 3 years, call 30 1-1 23',
  'Worked with O’Neil & Sons on e-mail-based, state-of-the-art reporting for finance, planning, marketing and the office',
  'Ψυχολόγος και инженер, Łódź, Nguyễn Thị Bịch, Adébáyọ̀',
];

/** Every section, with characters that files tend to lose; three pages. */
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

export const greekResume = (): Resume =>
  resumeFrom({
    personalInfo: {
      fullName: 'Ελένη Παπαδοπούλου-Ράπτη',
      email: 'eleni@example.com',
      phone: '+30 21 1234 5678',
      location: 'Θεσσαλονίκη, Ελλάδα',
      linkedin: '',
      website: 'https://eleni.example/έργα',
    },
    targetRole: 'Λογίστρια',
    summary: 'Κρατώ τα βιβλία μικρών επιχειρήσεων· ακρίβεια, ήρεμο κλείσιμο μήνα. Ἐν ἀρχῇ ἦν ὁ λόγος.',
    experience: [
      {
        title: 'Προϊσταμένη λογιστηρίου',
        company: 'Αφοί Ψάλτη & Σία Ο.Ε.',
        duration: 'Μάρτιος 2015 – σήμερα',
        description: 'Έκλεισα τον μήνα σε 4 ημέρες\nΜείωσα τα λάθη κατά 20 %\nΣυντονίζω δύο συναδέλφους',
      },
    ],
    education: [{ degree: 'Πτυχίο Λογιστικής', institution: 'Πανεπιστήμιο Μακεδονίας', year: '2012', gpa: '8,5' }],
    skills: ['Excel', 'Μισθοδοσία', 'ΦΠΑ', 'Αγγλικά: άριστα'],
    projects: [{ name: 'Ταμείο', description: 'Έγραψα το πρόγραμμα του ταμείου', technologies: ['SQL'] }],
  });

export const cyrillicResume = (): Resume =>
  resumeFrom({
    personalInfo: {
      fullName: 'Юлия Щербакова-Йовкова',
      email: 'yulia@example.com',
      phone: '+7 495 123-45-67',
      location: 'Київ, Україна',
      linkedin: '',
      website: 'https://yulia.example/проекты',
    },
    targetRole: 'Главный бухгалтер',
    summary: 'Веду учёт малых предприятий. Їжак і ґанок; Ђорђе и Џон; объём, съёмка, Ѣ.',
    experience: [
      {
        title: 'Бухгалтер по расчёту зарплаты',
        company: 'ООО «Ёлка & Сыновья»',
        duration: 'март 2015 – н. в.',
        description: 'Закрывала месяц за 4 дня\nСнизила число ошибок на 20 %\nВводила систему 1С',
      },
    ],
    education: [{ degree: 'Бакалавр экономики', institution: 'КНУ імені Тараса Шевченка', year: '2012', gpa: '4,8' }],
    skills: ['1С', 'Excel', 'Налоговый учёт', 'Українська'],
    projects: [{ name: 'Касса', description: 'Написала программу кассы', technologies: ['SQL'] }],
  });

/** Each text in descriptions and, if there are at most thirty, in every kind of entry; a single one in every field. */
export function hostileResume(texts: readonly string[]): Resume {
  const of = (nth: number, most = 200) => texts[nth % texts.length]!.slice(0, most);
  const entries = Math.min(texts.length, MAX_LISTED.entries);
  const each = <T>(make: (at: number) => T): T[] => Array.from({ length: entries }, (_, at) => make(at));
  const share = Math.ceil(texts.length / entries);
  return resumeFrom({
    personalInfo: {
      fullName: of(0, 120),
      email: 'sam@example.com',
      phone: of(1, 60),
      location: of(2),
      linkedin: of(3),
      website: of(4),
    },
    summary: texts.join('\n').slice(0, 4000),
    targetRole: of(5),
    skills: texts.slice(0, 99).map((text) => text.slice(0, 120)),
    experience: each((at) => ({
      title: of(at),
      company: of(at + 7),
      duration: of(at + 11, 100),
      description: Array.from({ length: share }, (_, nth) => of(at * share + nth)).join('\n'),
    })),
    education: each((at) => ({ degree: of(at), institution: of(at + 5), year: of(at + 3, 40), gpa: of(at + 9, 40) })),
    projects: each((at) => ({
      name: of(at + 13),
      description: of(at + 21),
      technologies: [of(at, 80), of(at + 1, 80)],
    })),
  });
}
