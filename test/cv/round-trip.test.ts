import { describe, expect, it } from 'vitest';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import { checkFile, checkText, type Trouble, troubles } from '#shared/cv/round-trip/check.ts';
import { troubleWords } from '#shared/cv/round-trip/trouble-words.ts';
import { emptyOf, type UserInfo, userInfo } from '#shared/cv/user-info.ts';
import { docx, paragraph, part, pdf, png } from '../support/documents/cv-files.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { sampleCv } from '../support/documents/sample-cv.ts';

const empty = emptyOf(userInfo);
const said: UserInfo = {
  ...empty,
  personalInfo: { ...empty.personalInfo, fullName: 'Ada Brook', email: 'ada@mailbox.test', phone: '+1 512 555 0143' },
  experience: [
    {
      title: 'Line Cook',
      company: 'Golden Fork',
      startDate: '2012-03',
      endDate: '2014-05',
      current: false,
      description: '',
      achievements: [],
    },
  ],
  education: [{ degree: 'Diploma', institution: 'Northfield School', graduationYear: '2011', gpa: '', honors: '' }],
  skills: { technical: ['Pastry', 'C++'], soft: [], languages: [] },
};
const body = [
  'WORK EXPERIENCE',
  'Line Cook, Golden Fork, Mar 2012 - May 2014',
  'EDUCATION',
  'Diploma, Northfield School, 2011',
  'SKILLS',
  'Pastry, C++',
];
const head = ['Ada Brook', 'ada@mailbox.test | +1 512 555 0143'];

const troublesOf = (pages: CvPages, bytes = 1000, info = said) =>
  Object.fromEntries(checkFile({ pages, bytes }, info).flatMap(({ of, trouble }) => (trouble ? [[of, trouble]] : [])));
const drawn = async (draw: Parameters<typeof pdf>[0]) => pagesOf(await pdf(draw), 'cv.pdf');
const lines = (document: PDFKit.PDFDocument, texts: readonly string[]) => {
  for (const text of texts) document.fontSize(10).text(text);
};
const word = (before: string, texts: readonly string[], parts: Record<string, string> = {}) =>
  pagesOf(docx(before + texts.map((text) => paragraph(text.replaceAll('&', '&amp;'))).join(''), parts), 'cv.docx');

describe('a file read back as applicant systems read it', () => {
  it('shows each field with the text it was read from, and no trouble for a plain file', async () => {
    const pages = await drawn((document) => lines(document, [...head, ...body]));
    const rows = checkFile({ pages, bytes: 1000 }, said);
    expect(rows.filter(({ trouble }) => trouble)).toEqual([]);
    const of = (name: string) => rows.find((row) => row.of === name);
    expect(of('Name')).toMatchObject({ said: 'Ada Brook', piece: 'Ada Brook', page: 1 });
    expect(of('Start date of position 1')).toMatchObject({ piece: 'Line Cook, Golden Fork, Mar 2012 - May 2014' });
    expect(of('Heading of your experience')).toMatchObject({ piece: 'WORK EXPERIENCE' });
    expect(rows.map((row) => row.of)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Heading of your experience',
      'Job title of position 1',
      'Company of position 1',
      'Start date of position 1',
      'End date of position 1',
      'Heading of your education',
      'Degree of education 1',
      'Institution of education 1',
      'Graduation year of education 1',
      'Heading of your skills',
      'Skill',
      'Skill',
    ]);
  });

  it('recognizes a degree and its subject with other words between', async () => {
    const degree = { ...said.education[0]!, degree: 'Bachelor of Science, Accounting' };
    const pages = await drawn((document) =>
      lines(document, [...head, ...body.map((line) => line.replace('Diploma', 'Bachelor of Science in Accounting'))]),
    );
    expect(troublesOf(pages, 1000, { ...said, education: [degree] })).toEqual({});
    const row = checkFile({ pages, bytes: 1000 }, { ...said, education: [degree] }).find(({ of }) =>
      of.startsWith('Graduation'),
    );
    expect(row!.piece).toBe('Bachelor of Science in Accounting, Northfield School, 2011');
  });

  it('returns everything the builder wrote', () => {
    expect(checkText(writeCv(sampleCv), sampleCv).filter(({ trouble }) => trouble)).toEqual([]);
  });

  it('reports contact details in a header or text box of a Word document', async () => {
    const inHeader = { 'header1.xml': part('hdr', head.map((text) => paragraph(text)).join('')) };
    expect(troublesOf(await word('', body, inHeader))).toEqual({ Name: 'header', Email: 'header', Phone: 'header' });
    const inBox = `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${head.map((text) => paragraph(text)).join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    expect(troublesOf(await word(inBox, body))).toEqual({ Name: 'box', Email: 'box', Phone: 'box' });
    // what is also in the body is read from there
    expect(troublesOf(await word('', [...head, ...body], inHeader))).toEqual({});
  });

  it('reports the tables and pictures of a Word document', async () => {
    const row = `<w:tr>${['Mar 2012', 'Line Cook'].map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`;
    const photo =
      '<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><wp:inline xmlns:wp="urn:wp"><wp:docPr descr="Me at work"/><a:blip xmlns:a="urn:a"/></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:imagedata/></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>';
    const pages = await word(`${photo}<w:tbl>${row}</w:tbl>`, [...head, ...body]);
    const rows = checkFile({ pages, bytes: 1000 }, said).filter(({ trouble }) => trouble);
    expect(rows.map(({ of, piece, trouble }) => [of, piece, trouble])).toEqual([
      ['Table 1', 'Mar 2012 | Line Cook', 'table'],
      ['Picture 1', 'Me at work', 'picture'],
    ]);
  });

  it('reports a picture in a PDF, but not its mask', async () => {
    const pages = await drawn((document) => {
      lines(document, [...head, ...body]);
      document.image(png(120, 160), 450, 50, { width: 60 });
    });
    const rows = checkFile({ pages, bytes: 1000 }, said).filter(({ trouble }) => trouble);
    expect(rows.map(({ of, piece }) => [of, piece])).toEqual([['Picture 1', '120 × 160 pixels']]);
  });

  it('reports two columns that are read across, with the resulting line', async () => {
    const pages = await drawn((document) => {
      document.fontSize(10);
      const left = ['Ada Brook', '', 'SKILLS', 'Pastry', 'C++', 'Many other things that she', 'has learned in life'];
      const right = [
        'WORK EXPERIENCE',
        '',
        'Line Cook for the large',
        'kitchens of Golden',
        'Fork',
        'Mar 2012 - May 2014',
        'EDUCATION',
        'Diploma, Northfield School, 2011',
      ];
      for (const [at, text] of left.entries()) document.text(text, 50, 60 + 14 * at, { lineBreak: false });
      for (const [at, text] of right.entries()) document.text(text, 320, 60 + 14 * at, { lineBreak: false });
      document.text('ada@mailbox.test', 50, 300).text('+1 512 555 0143', 50, 320);
    });
    const info = {
      ...said,
      experience: [{ ...said.experience[0]!, title: 'Line Cook for the large kitchens of Golden Fork' }],
    };
    const rows = checkFile({ pages, bytes: 1000 }, info);
    expect(rows.find(({ of }) => of === 'Job title of position 1')).toMatchObject({
      trouble: 'columns',
      piece: expect.stringMatching(/SKILLS.*Line Cook/),
    });
    expect(rows.find(({ of }) => of === 'Heading of your skills')).toMatchObject({ trouble: 'heading' });
  });

  it('reports spaced letters, an address behind a word, and missing text', async () => {
    const pages = await drawn((document) => {
      document.fontSize(20).text('A D A   B R O O K');
      lines(document, ['+1 512 555 0143', ...body.slice(0, -1), 'Pastry']);
      document.text('Write to me', { link: 'mailto:ada@mailbox.test' });
    });
    expect(troublesOf(pages)).toEqual({ Name: 'spaced', Email: 'link', Skill: 'absent' });
  });

  it('reports a name below other text, a scattered entry, two-digit years and unusual headings', async () => {
    const filler = Array.from({ length: 6 }, (_, at) => `A line of something else, the ${at + 1}th`);
    const torn = [...filler, ...head, 'MY STORY SO FAR', 'Line Cook', ...filler, 'Golden Fork', "Mar '12 - May '14"];
    const pages = await drawn((document) => lines(document, [...torn, ...body.slice(2)]));
    expect(troublesOf(pages)).toEqual({
      Name: 'below',
      'Heading of your experience': 'heading',
      'Company of position 1': 'apart',
      'Start date of position 1': 'date',
      'End date of position 1': 'date',
    });
  });

  it('reports a page of pictures and a file too large for some systems', async () => {
    const pages = await drawn((document) => {
      lines(document, [...head, ...body]);
      document.addPage().rect(50, 50, 300, 300).fill('#ccc');
    });
    expect(troublesOf(pages, 2_600_000)).toEqual({ 'Size of the file': 'large', 'Page 2': 'emptyPage' });
  });

  it('has words and advice for each trouble, and no score among them', () => {
    for (const trouble of troubles satisfies readonly Trouble[]) {
      const { what, way } = troubleWords[trouble];
      expect([what, way].every((text) => text.endsWith('.'))).toBe(true);
      expect(`${what} ${way}`).not.toMatch(/%|score|pass rate|out of/i);
    }
  });
});
