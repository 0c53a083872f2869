import { describe, expect, it } from 'vitest';
import type { CvPages, TextItem } from '#shared/cv/pages.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';

const titles = titleLexicon(embeddedWords());
const WIDTH = 595;

/** Words by their distance from the right edge, as on right-to-left pages. */
const page = (...words: [right: number, y: number, text: string, size?: number][]): CvPages => ({
  type: 'pdf',
  pages: [
    {
      width: WIDTH,
      height: 842,
      links: [],
      items: words.map(([right, y, text, fontSize = 11]): TextItem => {
        const width = text.length * fontSize * 0.5;
        return { text, x: WIDTH - right - width, y, width, height: fontSize * 1.15, fontSize, bold: fontSize > 11 };
      }),
    },
  ],
});

describe('a CV written from right to left', () => {
  it('is read in Hebrew with dates at the left edge, and with places as on the page', () => {
    const pages = page(
      [50, 40, 'נועה ברק לוי', 22],
      [50, 70, 'noa.barak@doar.test'],
      [50, 110, 'ניסיון תעסוקתי', 14],
      [50, 135, ',מנהלת פרויקטים'],
      [140, 135, 'תנובה'],
      [450, 135, '2019 -'],
      [490, 135, 'היום'],
      [50, 155, '.ניהול שלושה צוותים וקשר עם ספקים'],
      [50, 185, 'רכזת לוגיסטיקה, אסם'],
      [450, 185, '2019 - 2015'],
      [50, 225, 'השכלה', 14],
      [50, 250, 'תואר ראשון בכלכלה, אוניברסיטת חיפה'],
      [450, 250, '2015 - 2012'],
      [50, 290, 'מיומנויות', 14],
      [50, 315, 'אקסל, ניהול תקציב'],
    );
    const { basics, work, education, skills, notPlaced } = readCv(pages, titles);
    expect([basics.name?.value, basics.email?.value]).toEqual(['נועה ברק לוי', 'noa.barak@doar.test']);
    expect(work.map((job) => [job.position?.value, job.name?.value, job.startDate?.value, job.endDate?.value])).toEqual(
      [
        ['מנהלת פרויקטים', 'תנובה', '2019', undefined],
        ['רכזת לוגיסטיקה', 'אסם', '2015', '2019'],
      ],
    );
    expect(work[0]!.highlights.map(({ value }) => value)).toEqual(['ניהול שלושה צוותים וקשר עם ספקים.']);
    expect(education.map((one) => [one.institution?.value, one.studyType?.value])).toEqual([
      ['אוניברסיטת חיפה', 'תואר ראשון'],
    ]);
    expect(skills.map(({ value }) => value)).toEqual(['אקסל', 'ניהול תקציב']);
    expect(notPlaced).toEqual([]);
    const [name] = pages.pages[0]!.items;
    expect(basics.name!.place!.box.x).toBeCloseTo(name!.x, 0);
  });

  it('is read in Arabic too', () => {
    const pages = page(
      [50, 40, 'سلمى حداد العلي', 22],
      [50, 70, 'salma.haddad@barid.test'],
      [50, 110, 'الخبرات العملية', 14],
      [50, 135, 'محاسبة رئيسية - شركة النور للتجارة'],
      [450, 135, '2018 -'],
      [490, 135, 'حتى الآن'],
      [50, 165, 'محاسبة - البنك العربي'],
      [450, 165, '2018 - 2014'],
    );
    const { basics, work } = readCv(pages, titles);
    expect(basics.name?.value).toBe('سلمى حداد العلي');
    expect(work.map((job) => [job.position?.value, job.name?.value, job.startDate?.value, job.endDate?.value])).toEqual(
      [
        ['محاسبة رئيسية', 'شركة النور للتجارة', '2018', undefined],
        ['محاسبة', 'البنك العربي', '2014', '2018'],
      ],
    );
  });
});
