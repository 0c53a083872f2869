/** Text and drawn pages as the product reads them, and the values compared. */
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { pdf } from '../support/documents/cv-files.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';

export const titles = titleLexicon(embeddedWords());

export const ofText = async (text: string, name = 'cv.txt') => readCv(await pagesOf(Buffer.from(text), name), titles);

export type Drawn = [x: number, y: number, text: string, size?: number, face?: 'Helvetica' | 'Helvetica-Bold'];

export const drawn = async (words: readonly Drawn[]) =>
  readCv(
    await pagesOf(
      await pdf((document) => {
        for (const [x, y, text, size = 10, face = 'Helvetica'] of words)
          document.font(face).fontSize(size).text(text, x, y, { lineBreak: false });
      }),
      'cv.pdf',
    ),
    titles,
  );

type Read = Awaited<ReturnType<typeof ofText>>;

/** Title, employer, start and end of each job. */
export const jobs = ({ work }: Read) =>
  work.map((job) => [job.position?.value, job.name?.value, job.startDate?.value, job.endDate?.value]);

/** School, degree, subject and end of each entry. */
export const schools = ({ education }: Read) =>
  education.map((one) => [one.institution?.value, one.studyType?.value, one.area?.value, one.endDate?.value]);

export const head = 'Ada Brook\nada@mailbox.test\n\n';
