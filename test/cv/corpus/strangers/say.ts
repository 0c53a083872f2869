/** A stranger's style of dates and headings, the same throughout a CV. */
import { headings } from '../people.data.ts';

export type DateStyle = 'mon' | 'month' | 'slash' | 'iso' | 'year' | 'short' | 'dot' | 'season' | 'caps' | 'comma';

const inWords = (language: string, date: string, month: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, { month, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}-01T00:00:00Z`),
  );

function sayDate(date: string, style: DateStyle, language: string): string {
  const [year, month] = date.split('-') as [string, string];
  switch (style) {
    case 'mon':
      return inWords(language, date, 'short');
    case 'month':
      return inWords(language, date, 'long');
    case 'caps':
      return inWords(language, date, 'long').toUpperCase();
    case 'comma':
      return inWords(language, date, 'short').replace(' ', ', ');
    case 'slash':
      return `${month}/${year}`;
    case 'iso':
      return date;
    case 'dot':
      return `${month}.${year}`;
    case 'short':
      return inWords(language, date, 'short').replace(/(?:19|20)(\d\d)$/, '’$1');
    case 'season':
      return `${['Winter', 'Spring', 'Summer', 'Fall'][Math.floor((Number(month) % 12) / 3)]} ${year}`;
    case 'year':
      return year;
  }
}

const nowWords: Record<string, string[]> = {
  en: ['Present', 'present', 'Current', 'now', 'Ongoing', 'PRESENT'],
  de: ['heute', 'Heute', 'aktuell', 'dato'],
  fr: ['aujourd’hui', 'Présent', 'ce jour', 'présent'],
  es: ['actualidad', 'Actualmente', 'Presente'],
  it: ['oggi', 'Presente', 'in corso', 'attuale'],
  nl: ['heden', 'nu'],
  pl: ['obecnie', 'teraz'],
  sv: ['nuvarande', 'pågående', 'nu'],
  pt: ['atual', 'presente', 'o momento'],
  ru: ['настоящее время', 'по настоящее время'],
};

export interface Voice {
  date: DateStyle;
  dash: string;
  seed: number;
}

const sayNow = (language: string, { seed }: Voice): string => {
  const words = nowWords[language] ?? [headings[language]!.now];
  return words[seed % words.length]!;
};

const sinceWords: Record<string, string> = {
  en: 'Since',
  de: 'Seit',
  fr: 'Depuis',
  es: 'Desde',
  it: 'Dal',
  nl: 'Sinds',
};

/** [from, to], or one string if a job is ongoing and this CV says "since". */
export function sayRange(job: { startDate: string; endDate: string | null }, language: string, voice: Voice): string {
  const from = sayDate(job.startDate, voice.date, language);
  const since = sinceWords[language];
  if (!job.endDate && since && voice.seed % 4 === 3) return `${since} ${from}`;
  return `${from}${voice.dash}${job.endDate ? sayDate(job.endDate, voice.date, language) : sayNow(language, voice)}`;
}

const workNames: Record<string, string[]> = {
  en: ['Experience', 'Work Experience', 'Professional Experience', 'Employment History', 'Work History', 'Career'],
  de: ['Berufserfahrung', 'Beruflicher Werdegang', 'Praxiserfahrung'],
  fr: ['Expériences professionnelles', 'Expérience', 'Parcours professionnel'],
  es: ['Experiencia', 'Experiencia profesional', 'Trayectoria profesional'],
  it: ['Esperienze lavorative', 'Esperienza professionale'],
  nl: ['Werkervaring', 'Loopbaan'],
};
const schoolNames: Record<string, string[]> = {
  en: ['Education', 'Education & Training', 'Academic Background', 'EDUCATION AND QUALIFICATIONS'],
  de: ['Ausbildung', 'Bildungsweg', 'Studium und Ausbildung'],
  fr: ['Formation', 'Diplômes et formations', 'Études'],
  es: ['Educación', 'Formación académica', 'Estudios'],
};

export function sayHeading(
  kind: 'work' | 'education' | 'skills' | 'languages' | 'summary' | 'contact',
  language: string,
  seed: number,
): string {
  const names = (kind === 'work' ? workNames : kind === 'education' ? schoolNames : {})[language];
  return names ? names[seed % names.length]! : headings[language]![kind];
}
