import { describe, expect, it } from 'vitest';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { docx, paragraph, pdf } from '../support/documents/cv-files.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';

const titles = titleLexicon(embeddedWords());
const told =
  '\n\nEXPERIENCE\nStore Manager, Tesco\n2018 – 2021\n\nEDUCATION\nBSc Physics, University of Leeds, 2012 – 2015\n';
const nameOf = async (head: string) =>
  readCv(await pagesOf(Buffer.from(head + told), 'cv.txt'), titles).basics.name?.value;
/** The lines of a CV with their sizes, from the top. */
const nameDrawn = async (lines: readonly [text: string, size: number][]) => {
  const bytes = await pdf((document) => {
    let y = 40;
    for (const [text, size] of [
      ...lines,
      ['EXPERIENCE', 12],
      ['Store Manager, Tesco', 10],
      ['2018 – 2021', 10],
    ] as const) {
      document.font('Helvetica').fontSize(size).text(text, 50, y, { lineBreak: false });
      y += 1.5 * size;
    }
  });
  return readCv(await pagesOf(bytes, 'cv.pdf'), titles).basics.name?.value;
};

describe('the name of a CV’s owner', () => {
  it('may contain a lowercase word in Welsh', async () => {
    expect(
      await nameDrawn([
        ['Iestyn ap Gruffudd', 24],
        ['Mountain guide', 10],
        ['iestyn@mynydd.test  Llanrwst', 10],
      ]),
    ).toBe('Iestyn ap Gruffudd');
  });

  it.each([
    ['Grace Okafor grace@mailbox.test', 'Grace Okafor'],
    ['Hi, I’m Grace Okafor.\nokafor@mailbox.test', 'Grace Okafor'],
    ['Me llamo Grace Okafor\ngo@mailbox.test', 'Grace Okafor'],
    ['Currículum de Rosa Ana Quiroga\nraq@mailbox.test', 'Rosa Ana Quiroga'],
    ['Fatima bint Rashid Al Hashemi\nf@mailbox.test', 'Fatima bint Rashid Al Hashemi'],
    ['Curtis D. Hale, Jr.\nhale@mailbox.test', 'Curtis D. Hale, Jr.'],
    ['履歴書\n氏名 佐々木 真理\nmari@mailbox.test', '佐々木 真理'],
    ['이력서\n이름: 김 도윤\ndy@mailbox.test', '김 도윤'],
    ['Miguel Ángel de la Torre y Ruiz\nmatorre@mailbox.test', 'Miguel Ángel de la Torre y Ruiz'],
    ['Assoc. Prof. Dr. Grace Okafor, BSc (Hons) MCIPD\ngo@mailbox.test', 'Grace Okafor'],
    ['Grace Okafor CV 2025\ngo@mailbox.test', 'Grace Okafor'],
    ['Data Scientist | Grace Okafor\ngo@mailbox.test', 'Grace Okafor'],
    ['राजेश कुमार\nrajesh@mailbox.test', 'राजेश कुमार'],
    ['Name of applicant: Grace Okafor\ngo@mailbox.test', 'Grace Okafor'],
    ['Forename(s): Grace\nSurname: Okafor\ngo@mailbox.test', 'Grace Okafor'],
  ])('is found: %j is that of %s', async (head, name) => {
    expect(await nameOf(head)).toBe(name);
  });

  it.each([
    [
      'a first name above a larger surname',
      [
        ['Koffi', 18],
        ['Anoma Diarra', 24],
        ['kd@mailbox.test', 10],
      ],
      'Koffi Anoma Diarra',
    ],
    [
      'an address with the short form of it',
      [
        ['Patricia', 24],
        ['O’Neill-Smythe', 24],
        ['pat@mailbox.test', 10],
      ],
      'Patricia O’Neill-Smythe',
    ],
    [
      'its first letters above it',
      [
        ['NW', 30],
        ['Noah Williams', 16],
        ['nw@mailbox.test', 10],
      ],
      'Noah Williams',
    ],
    [
      'what somebody is in letters of the same size',
      [
        ['Leo da Silva', 20],
        ['Engenheiro Civil', 20],
        ['leods@mailbox.test', 10],
      ],
      'Leo da Silva',
    ],
    [
      'the title of the document above it',
      [
        ['Lebenslauf', 18],
        ['Elif Nur Demir', 22],
        ['elif@mailbox.test', 10],
      ],
      'Elif Nur Demir',
    ],
  ] as [string, [string, number][], string][])('%s', async (_, lines, name) => {
    expect(await nameDrawn(lines)).toBe(name);
  });
});

describe('unfamiliar field labels', () => {
  it('a label above an email address is not part of it', async () => {
    const text = `Curtis Hale${told}\nPERSONAL INFO\nE-mail\nchvac@mailbox.test\n`;
    expect(readCv(await pagesOf(Buffer.from(text), 'cv.txt'), titles).basics.email?.value).toBe('chvac@mailbox.test');
  });

  it('Japanese and Korean ones are known, and unspaced text reveals firms and titles', async () => {
    const japanese =
      '氏名：佐々木 真理\n\n職務経歴\n2019年10月～現在 株式会社あおば\n役職：営業企画マネージャー\n・販売計画\n2014年4月～2019年9月 山川商会株式会社\n役職：法人営業\n・提案\n';
    const { work } = readCv(await pagesOf(Buffer.from(japanese), 'cv.txt'), titles);
    expect(work.map(({ position, name, startDate }) => [position?.value, name?.value, startDate?.value])).toEqual([
      ['営業企画マネージャー', '株式会社あおば', '2019-10'],
      ['法人営業', '山川商会株式会社', '2014-04'],
    ]);
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
    const table = `<w:tbl>${row('기간', '회사명', '직위')}${row('2019.03 ~ 현재', '가람시스템', '선임연구원')}${row('2016년 8월 ~ 2019년 2월', '주식회사 나래', '연구원')}</w:tbl>`;
    const korean = docx(paragraph('김도윤') + paragraph('경력사항') + table);
    const read = readCv(await pagesOf(korean, 'cv.docx'), titles);
    expect(read.work.map(({ position, name, startDate }) => [position?.value, name?.value, startDate?.value])).toEqual([
      ['선임연구원', '가람시스템', '2019-03'],
      ['연구원', '주식회사 나래', '2016-08'],
    ]);
  });
});
