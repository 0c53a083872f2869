import { describe, expect, it } from 'vitest';
import { plainTextPages } from '#functions/documents/extract/plain-text.ts';
import { headPartsOf } from '#shared/cv/head-pieces.ts';
import { flowsOf } from '#shared/cv/layout/lines.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import { partsOf } from '#shared/cv/parts.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { cvReading } from '#shared/cv/reading.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';
import { processorTime } from '../support/harness/processor-time.ts';
import { measure, noAccuracy } from './corpus/accuracy.ts';
import { cvs } from './corpus/cvs.ts';
import { onPages } from './corpus/paper.ts';

const titles = titleLexicon(embeddedWords());
const onPaper = cvs.filter((cv) => cv.layout !== null);
const read = (draw: Parameters<typeof onPages>[0]) => readCv(onPages(draw), titles);
const line = (y: number, text: string, bold = false, x = 50) => ({
  x,
  y,
  width: text.length * 5,
  height: 11,
  text,
  fontSize: 10,
  bold,
});
const pagesOf = (...items: CvPages['pages'][number]['items']): CvPages => ({
  type: 'pdf',
  pages: [{ width: 595, height: 842, items, links: [] }],
});

describe('reading a CV (D-57)', () => {
  it('reads its own corpus: above the floors in every field, with next to nothing invented', () => {
    const sum = noAccuracy();
    const missed = onPaper.flatMap(({ file, layout, person }) =>
      measure(
        sum,
        read((paper) => layout!(paper, person)),
        person,
      ).map((what) => `${file} ${what}`),
    );
    const share = Object.fromEntries(Object.entries(sum).map(([field, { hits, of }]) => [field, hits / of]));
    expect(onPaper.length).toBeGreaterThanOrEqual(40);
    expect(share['e-mail'], missed.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(share.name, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(share['title and employer'], missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(share['with start year'], missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(share.school, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(share['invented jobs'], missed.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('gives every value its page and box', () => {
    for (const { layout, person } of onPaper.slice(0, 12)) {
      const pages = onPages((paper) => layout!(paper, person));
      const { work, basics } = cvReading.parse(readCv(pages, titles));
      for (const found of [basics.name, ...work.flatMap((job) => [job.position, job.name, job.startDate])]) {
        if (!found) continue;
        const { page, box } = found.place!;
        const { width, height } = pages.pages[page - 1]!;
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 60 && box.y + box.height <= height).toBe(true);
      }
    }
  });

  it('drops nothing: a line that cannot be assigned is listed', () => {
    const pages = pagesOf(
      line(50, 'Ada Brook', true),
      line(70, 'ada.brook@mailbox.test'),
      line(120, 'INTERESTS', true),
      line(140, 'Bell ringing and long walks'),
    );
    expect(readCv(pages, titles).notPlaced.map(({ value }) => value)).toContain('Bell ringing and long walks');
  });

  it('reads every word of a page once, whatever its columns', () => {
    for (const { layout, person } of onPaper) {
      const pages = onPages((paper) => layout!(paper, person));
      const tall = {
        ...line(45, 'A name that is tall and crosses both columns', true),
        width: 400,
        height: 40,
        fontSize: 30,
      };
      pages.pages[0]!.items.push(tall);
      const words = (texts: string[]) => texts.join(' ').replace(/\s+/g, '').split('').sort().join('');
      const lines = flowsOf(pages).flatMap((flow) => flow.lines);
      expect(words(lines.map(({ text }) => text))).toBe(words(pages.pages[0]!.items.map(({ text }) => text)));
    }
  });

  it('does not take volunteering, projects or sentences for jobs', () => {
    const pages = pagesOf(
      line(50, 'Ada Brook', true),
      line(90, 'VOLUNTEERING', true),
      line(110, 'Treasurer, Allotment Society, 2015 – 2019'),
      line(150, 'PROJECTS', true),
      line(170, 'Weather station, 2018 – 2020'),
      line(210, 'SUMMARY', true),
      line(230, 'From 2010 to 2014 I worked with engineers in three countries.'),
    );
    expect(readCv(pages, titles).work).toEqual([]);
  });

  it('takes what a person is for no job, skill or language, and lists it', () => {
    const personal = [
      'Nationality: Chinese',
      'Geschlecht: weiblich',
      '• Date of birth: 14 March 1961',
      'Estado civil: casada',
    ];
    for (const heading of ['WORK EXPERIENCE', 'EDUCATION', 'SKILLS', 'LANGUAGES']) {
      const { work, education, skills, languages, notPlaced } = readCv(
        pagesOf(
          line(50, 'Ada Brook', true),
          line(90, heading, true),
          ...personal.map((text, at) => line(110 + 14 * at, text)),
          { ...line(170, 'Sex'), width: 20 },
          line(170, 'female', false, 200),
        ),
        titles,
      );
      expect([work, education, skills, languages]).toEqual([[], [], [], []]);
      expect(notPlaced.map(({ value }) => value)).toEqual(expect.arrayContaining([...personal, 'Sex female']));
    }
  });

  it('reads a page without words as a reading without values', () => {
    expect(readCv({ type: 'pdf', pages: [{ width: 595, height: 842, items: [], links: [] }] }, titles)).toMatchObject({
      basics: { links: [] },
      work: [],
      notPlaced: [],
    });
  });

  it('reads adversarial words in time', async () => {
    const hard = [
      '('.repeat(4000),
      '1 '.repeat(4000),
      'a@'.repeat(4000),
      '2019 - '.repeat(1500),
      'A, '.repeat(3000),
      '+1'.repeat(4000),
      '漢'.repeat(40_000),
      '1'.repeat(100_000),
    ];
    const items = hard.map((text, i) => ({ ...line(50 + 30 * i, text), width: 500 }));
    const reading = () => readCv(pagesOf(line(20, 'WORK EXPERIENCE', true), ...items), titles);
    expect(await processorTime(reading)).toBeLessThan(10_000);
  });

  it.each(['–', '-', '|', '_', '(', ' '])('reads a line of nothing but "%s" in time', async (mark) => {
    const text = `Ada Example\nx${mark.repeat(60_000)}x`;
    expect(await processorTime(() => readCv(plainTextPages(text), titles))).toBeLessThan(2_000);
  });

  it('reads a pasted text of nothing but jobs in linear time', async () => {
    const text = (count: number) =>
      `WORK EXPERIENCE\n\n${Array.from({ length: count }, (_, i) => `Cook, Harbour Hotel ${i}, Leeds, 2018 – 2021`).join('\n')}`;
    const time = (count: number) => {
      const pages = plainTextPages(text(count));
      return processorTime(() => readCv(pages, titles));
    };
    await time(50);
    // four times as many, and not sixteen times as long
    const few = await time(300);
    expect(await time(1200)).toBeLessThan(7 * few);
  });

  it('splits a head of nothing but commas in time', async () => {
    const text = 'A, '.repeat(60_000);
    const head = flowsOf(pagesOf(line(50, 'Cook')))
      .flatMap(({ lines }) => lines)
      .flatMap((each) => partsOf(each, 0))
      .map((part) => ({ ...part, text, to: text.length }));
    expect(await processorTime(() => headPartsOf(head, titles))).toBeLessThan(3_000);
  });

  it('reads a paragraph of nothing but ranges in time', async () => {
    const pages = plainTextPages(`Ada Brook\n\nWORK HISTORY\n${'2014 – 2016 '.repeat(6000)}\n`);
    expect(await processorTime(() => readCv(pages, titles))).toBeLessThan(5_000);
  });

  it('reads a line of nothing but possible dates or numbers in time', async () => {
    const pages = plainTextPages(`Ada Brook\n\n${'01.01.'.repeat(8000)}\n`);
    expect(await processorTime(() => readCv(pages, titles))).toBeLessThan(5_000);
  });

  it('reads thousands of cells on one page in time', async () => {
    const items = Array.from({ length: 6000 }, (_, i) => line((i % 120) * 7, `w${i}`, false, Math.floor(i / 120) * 11));
    expect(await processorTime(() => readCv(pagesOf(...items), titles))).toBeLessThan(20_000);
  });
});
