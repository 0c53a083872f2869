import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cleanDrawn, cleanText } from '#functions/documents/extract/clean-text.ts';
import { extract, extractAndRead } from '#functions/documents/extract/extract.ts';
import { parse } from '#functions/documents/extract/parse.ts';
import { picturesIn } from '#functions/documents/extract/pdf-pictures.ts';
import { unreadPdf, unsupported, wrongType } from '#shared/cv/file-words.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import {
  BOMB_BYTES,
  bomb,
  compoundFile,
  docx,
  paragraph,
  part,
  pdf,
  rawPdf,
  stream,
  word97,
} from '#test/support/documents/cv-files.ts';
import { zip } from '#test/support/documents/zip.ts';
import { processorTime } from '#test/support/harness/processor-time.ts';
import { titles } from './read-text.ts';

const textsOf = ({ pages }: CvPages) => pages.flatMap(({ items }) => items.map(({ text }) => text));
const itemOf = ({ pages }: CvPages, text: string) =>
  pages.flatMap(({ items }) => items).find((item) => item.text === text)!;

describe('a PDF (CVT-12)', () => {
  it('is read with places, boldness and links', async () => {
    const file = await pdf((document) => {
      document.font('Helvetica-Bold').fontSize(24).text('Ada Example', 50, 50);
      document.font('Helvetica').fontSize(11).text('ada@example.org', 50, 100, { link: 'mailto:ada@example.org' });
      document.text('Dates', 50, 200).text('Lead Engineer, Example Works', 200, 200);
      document.addPage().text('Second page of this invented CV', 50, 50);
    });
    const read = await extract(file, 'cv.pdf');
    expect([read.type, read.pages.length]).toEqual(['pdf', 2]);
    expect(itemOf(read, 'Ada Example')).toMatchObject({ x: 50, fontSize: 24, bold: true });
    expect(itemOf(read, 'Ada Example').y).toBeCloseTo(50, -1);
    expect(itemOf(read, 'Lead Engineer, Example Works')).toMatchObject({ x: 200, bold: false });
    const [link] = read.pages[0]!.links;
    expect(link).toMatchObject({ url: 'mailto:ada@example.org', x: 50 });
    expect(link!.y).toBeCloseTo(100, -1);
  });

  it.each([
    ['as it is', 0, 0],
    ['displayed on its side', 90, 0],
    ['drawn on its side and displayed upright', 90, -90],
    ['drawn on its side', 0, 90],
    ['upside down', 180, 0],
  ])('is read upright: %s', async (_, displayed, drawn) => {
    const file = await pdf((document) => {
      Object.assign(document.page.dictionary.data, { Rotate: displayed });
      if (drawn !== 0) document.rotate(drawn, { origin: [300, 300] });
      document.fontSize(24).text('Ada Example', 150, 150);
      document.fontSize(11).text('Lead Engineer, Example Works', 150, 200);
    });
    const read = await extract(file, 'cv.pdf');
    const [name, job] = [itemOf(read, 'Ada Example'), itemOf(read, 'Lead Engineer, Example Works')];
    expect(name.width).toBeGreaterThan(name.height);
    expect(job.x).toBeCloseTo(name.x, -1);
    expect(job.y).toBeGreaterThan(name.y + name.height);
  });

  it('loses icons, NULs and invisible hyphens', () => {
    expect(cleanDrawn('\ue0beA\0da\t \u00a0E\u200bx 2019\u00ad2021 \ufb01n \ufeb3')).toBe(
      'Ada Ex 2019-2021 fin \u0633',
    );
    expect(cleanText('engi\u00adneer\ud800')).toBe('engineer');
  });

  /** Type 0 without a Unicode map: its codes are glyph numbers. */
  const unmapped = (codes: number[]) => {
    const drawn = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
    return rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      stream(Buffer.from(`BT /F 8 Tf 50 700 Td <${drawn}> Tj ET`)),
      '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Sans /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Sans /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor 7 0 R >>',
      '<< /Type /FontDescriptor /FontName /AAAAAA+Sans /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ]);
  };
  const sentence = 'Ada Brook led the night shift of a warehouse in Leeds and planned the routes for twelve drivers.';

  it('with fonts that do not name their letters is read if the glyphs have kept their numbers', async () => {
    const kept = [...sentence].map((letter) => letter.charCodeAt(0) - 29);
    expect(textsOf(await extract(unmapped(kept), 'cv.pdf'))).toEqual([sentence]);
  });

  it('with fonts that do not name their letters is refused with advice otherwise', async () => {
    const order = [...new Set(sentence)];
    const renumbered = [...sentence].map((letter) => order.indexOf(letter) + 1);
    await expect(extract(unmapped(renumbered), 'cv.pdf')).rejects.toThrow(/does not say which they are.*was made from/);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'holds no text, only pictures of its pages',
      () => pdf((document) => void document.rect(50, 50, 400, 600).fill('#ccc')),
    ],
    ['is damaged', () => Buffer.from('%PDF-1.7\nnothing of a PDF follows')],
    ['asks for a password', () => pdf((document) => void document.text('secret'), { userPassword: 'opensesame' })],
  ])('that %s is refused with advice', async (why, make) => {
    const reading = extract(await make(), 'cv.pdf');
    await expect(reading).rejects.toThrow(unreadPdf);
    await expect(reading).rejects.toThrow(why);
    await expect(reading).rejects.toThrow(/paste the text/i);
  });
});

describe('a Word document (CVT-13)', () => {
  it('is read with headers, footers, tables, text boxes and styles, in reading order', async () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const file = docx(
      [
        paragraph('Experience', '<w:pStyle w:val="H1"/>'),
        `<w:p><w:r><w:t>Beside the box</w:t></w:r><w:r><mc:AlternateContent><mc:Choice>${box('In a box')}</mc:Choice><mc:Fallback>${box('In a box')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
        `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="7000"/></w:tblGrid><w:tr><w:tc>${paragraph('2019 - 2021')}</w:tc><w:tc>${paragraph('Engineer')}${paragraph('Built things', '<w:numPr><w:numId w:val="3"/></w:numPr>')}</w:tc></w:tr></w:tbl>`,
        '<w:p><w:pPr><w:tabs><w:tab w:val="right"/></w:tabs></w:pPr><w:r><w:t>Example Works</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t>Berlin</w:t></w:r></w:p>',
        '<w:p><w:hyperlink r:id="rId7"><w:r><w:t>Portfolio</w:t></w:r></w:hyperlink></w:p>',
        '<w:p><w:del><w:r><w:delText>Taken out</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden</w:t></w:r></w:p>',
      ].join(''),
      {
        'header1.xml': part('hdr', paragraph('Ada Example')),
        'header2.xml': part('hdr', paragraph('Ada Example')),
        'footer1.xml': part('ftr', paragraph('ada@example.org')),
        'styles.xml': part(
          'styles',
          '<w:style w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>',
        ),
        '_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId7" Target="https://example.org/ada"/></Relationships>',
      },
    );
    const read = await extract(file, 'cv.docx');
    expect([read.type, textsOf(read)]).toEqual([
      'docx',
      [
        ...['Ada Example', 'Experience', 'Beside the box', 'In a box', '2019 - 2021', 'Engineer', '•', 'Built things'],
        ...['Example Works', 'Berlin', 'Portfolio', 'ada@example.org'],
      ],
    ]);
    expect(itemOf(read, 'Experience')).toMatchObject({ bold: true, fontSize: 16 });
    expect(itemOf(read, 'Engineer').y).toBe(itemOf(read, '2019 - 2021').y);
    expect(itemOf(read, 'Engineer').x).toBeGreaterThan(100);
    expect(itemOf(read, 'Berlin').x).toBeGreaterThan(480);
    expect(read.pages[0]!.links).toMatchObject([{ url: 'https://example.org/ada' }]);
  });

  it('with two columns is read column by column', async () => {
    const lines = (name: string) => Array.from({ length: 8 }, (_, nth) => `${name} ${nth}`);
    const cell = (name: string) =>
      `<w:tc>${lines(name)
        .map((line) => paragraph(line))
        .join('')}</w:tc>`;
    const read = await extract(docx(`<w:tbl><w:tr>${cell('left')}${cell('right')}</w:tr></w:tbl>`), 'cv.docx');
    expect(textsOf(read)).toEqual([...lines('left'), ...lines('right')]);
  });

  it('in the format of Word 97 is read too', async () => {
    const read = await extract(word97('Ada Łukasiewicz\rEngineer\t2019\rبرلين\r'), 'cv.doc');
    expect([read.type, textsOf(read)]).toEqual(['doc', ['Ada Łukasiewicz', 'Engineer', '2019', 'برلين']]);
  });

  it.each<[string, string, Buffer]>([
    ['asks for a password', 'cv.docx', compoundFile({ EncryptedPackage: Buffer.alloc(600) })],
    ['asks for a password', 'cv.doc', word97('secret', { encrypted: true })],
    ['is damaged', 'cv.docx', docx(paragraph('text')).subarray(0, 300)],
    ['is damaged', 'cv.docx', docx('<w:p><w:r>')],
    ['is damaged', 'cv.doc', word97('text').subarray(0, 1600)],
    ['carries macros', 'cv.docx', docx(paragraph('text'), {}, { 'word/vbaProject.bin': Buffer.alloc(10) })],
    ['Rich Text', 'cv.doc', Buffer.from('{\\rtf1\\ansi Ada}')],
    ['web page', 'cv.doc', Buffer.from('\n<html><body>Ada</body></html>')],
    [
      'Word 2003',
      'cv.doc',
      Buffer.from('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'),
    ],
    ['no text', 'cv.docx', docx('<w:p/>')],
  ])('that cannot be read is refused with advice (%s)', async (why, name, file) => {
    const reading = extract(file, name);
    await expect(reading).rejects.toThrow(unsupported);
    await expect(reading).rejects.toThrow(why);
    await expect(reading).rejects.toThrow(/paste the text/i);
  });
});

it('an address that does more than open is no link, whatever the file', async () => {
  const words = 'The page of Ada Example, an invented engineer';
  const target = (url: string) => `<Relationships><Relationship Id="r1" Target="${url}"/></Relationships>`;
  const files = (url: string): [string, Buffer | Promise<Buffer>][] => [
    ['cv.txt', Buffer.from(`# Ada\n\n## Work\n\n[${words}](${url})\n`)],
    ['cv.pdf', pdf((document) => void document.text(words, { link: url }))],
    [
      'cv.docx',
      docx(`<w:p><w:hyperlink r:id="r1"><w:r><w:t>${words}</w:t></w:r></w:hyperlink></w:p>`, {
        '_rels/document.xml.rels': target(url),
      }),
    ],
  ];
  const linked = async (url: string) =>
    Promise.all(files(url).map(async ([name, file]) => (await extract(await file, name)).pages[0]!.links.length));
  expect(await linked('https://example.org/ada')).toEqual([1, 1, 1]);
  for (const url of ['javascript:alert`1`', 'data:text/html,x', 'file:///etc/passwd', '//example.org'])
    expect([url, await linked(url)]).toEqual([url, [0, 0, 0]]);
});

describe('a text (CVT-11)', () => {
  const text = 'Zoë Müller – Ingénieure\n\nJobs   2019';
  const utf16 = Buffer.from(text, 'utf16le');
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, large end first', Buffer.from(utf16).swap16()],
    ['Windows-1252', Buffer.from(text.replace('–', '\x96'), 'latin1')],
  ])('is read in %s', async (_, file) => {
    const read = await extract(file, 'cv.txt');
    expect([read.type, textsOf(read)]).toEqual(['text', ['Zoë Müller – Ingénieure', 'Jobs', '2019']]);
  });

  it('is read in Windows-1251', async () => {
    const file = Buffer.from([0xc8, 0xed, 0xe6, 0xe5, 0xed, 0xe5, 0xf0]);
    expect(textsOf(await extract(file, 'cv.txt'))).toEqual(['Инженер']);
  });
});

describe('a file of another type than it claims (T-090)', () => {
  it.each<[string, string, Buffer]>([
    ['a program', 'cv.pdf', Buffer.from(`MZ${'\x90\0\x03\0'.repeat(50)}`, 'latin1')],
    ['a web page', 'cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', 'cv.pdf', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an archive', 'cv.pdf', zip(new Map([['cv.txt', Buffer.from('Ada')]]))],
    ['an archive', 'cv.docx', zip(new Map([['cv.txt', Buffer.from('Ada')]]))],
    ['a workbook', 'cv.docx', docx(paragraph('x'), {}, { 'xl/workbook.xml': Buffer.from('<x/>') })],
    ['a mail', 'cv.pdf', Buffer.from('From: a@example.org\nSubject: CV\n\nHello')],
    ['both a PDF and a page', 'cv.pdf', Buffer.from('%PDF-1.7\n<script>alert(1)</script>')],
    ['text with NULs', 'cv.txt', Buffer.from('Ada\0Example\0and\0more')],
    ['a sheet of 1997', 'cv.doc', compoundFile({ Workbook: Buffer.alloc(600) })],
  ])('is refused: %s named %s', async (_, name, file) => {
    await expect(extract(file, name)).rejects.toThrow(new RegExp(`^(${wrongType}|${unsupported})\\. `));
  });
});

describe('a file that requires too much', () => {
  it('is told by its type at once, however many comments it begins with', async () => {
    const took = await processorTime(() =>
      expect(extract(Buffer.from(`${'<!---->'.repeat(24)}x`), 'cv.txt')).resolves.toMatchObject({ type: 'text' }),
    );
    expect(took).toBeLessThan(300);
    const page = Buffer.from(`<!-- a --> <!-- -- b > -->${'<!---->'.repeat(500)}\n<html><body>Ada</body></html>`);
    await expect(extract(page, 'cv.doc')).rejects.toThrow('web page');
  });

  it.each([
    ['its true size', BOMB_BYTES],
    ['a false size', 1000],
  ])('is refused within a second and 64 MB of memory if it declares %s', async (_, declared) => {
    const file = bomb(declared);
    expect(file.length).toBeLessThan(345_000);
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let most = before;
    const look = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 1);
    const took = await processorTime(() =>
      expect(extract(file, 'cv.docx')).rejects.toThrow(/unpacks to far more|is damaged/),
    );
    clearInterval(look);
    expect(took).toBeLessThan(1000);
    expect(Math.max(most, process.memoryUsage.rss()) - before).toBeLessThan(64 * 1024 * 1024);
  });

  const hex = (bytes: number) =>
    Buffer.from(
      Array.from({ length: bytes / 64 }, (_, n) => createHash('sha256').update(`${n}`).digest('hex')).join(''),
    );
  /** The sizes are in the directory only: this entry is never inflated. */
  const withMarked = (file: Buffer, flags: number): Buffer => {
    file.writeUInt16LE(flags, file.lastIndexOf('word/document.xml') - 46 + 8);
    return file;
  };
  it.each<[string, () => Buffer, RegExp]>([
    [
      'a part that no text is taken from',
      () => docx(paragraph('Ada'), {}, { 'word/media/a.bin': Buffer.alloc(5 * 1024 * 1024) }),
      /unpacks to far more/,
    ],
    [
      'text that hardly shrinks',
      () => docx('', {}, { 'word/header1.xml': hex(9 * 1024 * 1024) }),
      /unpacks to far more/,
    ],
    [
      'a thousand parts',
      () =>
        docx(
          paragraph('Ada'),
          {},
          Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`a${n}`, Buffer.from('')])),
        ),
      /unpacks to far more/,
    ],
    ['a part under a password', () => withMarked(docx(paragraph('Ada')), 1), /asks for a password/],
  ])('is refused for exceeding any single limit: %s', async (_, file, why) => {
    await expect(extract(file(), 'cv.docx')).rejects.toThrow(why);
  });

  const pages = (kids: string, count: number) => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;
  const page = (contents = 4) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /XObject << /F 5 0 R >> /Font << /H 6 0 R >> >> >>`;
  const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
  const words = stream(Buffer.from('BT /H 12 Tf 50 700 Td (A sentence that is long enough to be read) Tj ET /F Do'));
  const form = (content: string) =>
    stream(
      Buffer.from(content),
      '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /F 5 0 R >> >>',
    );

  it.each<[string, Buffer]>([
    ['pages that are their own parents', rawPdf([catalogue, pages('2 0 R', 3)])],
    ['a hundred thousand pages', rawPdf([catalogue, pages('3 0 R '.repeat(100_000), 100_000), page(), words])],
    [
      'an unpacking content',
      rawPdf([
        catalogue,
        pages('3 0 R', 1),
        page(),
        stream(deflateSync(Buffer.alloc(400_000_000, ' ')), '/Filter /FlateDecode'),
      ]),
    ],
    [
      'an unpacking of what unpacks',
      rawPdf([
        catalogue,
        pages('3 0 R', 1),
        page(),
        stream(deflateSync(deflateSync(Buffer.alloc(400_000_000, ' '))), '/Filter [/FlateDecode /FlateDecode]'),
      ]),
    ],
  ])('is refused with what to do: %s (what its process may hold: test/outside/isolation.test.ts)', async (_, file) => {
    await expect(extract(file, 'cv.pdf')).rejects.toThrow(/paste the text/);
  });

  it.each<[string, Buffer]>([
    ['a form that draws itself', rawPdf([catalogue, pages('3 0 R', 1), page(), words, form('/F Do /F Do'), helvetica])],
    [
      'a script and a file in it',
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction 7 0 R /Names << /EmbeddedFiles << /Names [(x.exe) 8 0 R] >> >> >>',
        pages('3 0 R', 1),
        page(),
        words,
        form(''),
        helvetica,
        '<< /S /JavaScript /JS (while\\(true\\);) >>',
        '<< /Type /Filespec /F (x.exe) /EF << /F 9 0 R >> >>',
        stream(Buffer.from('MZ')),
      ]),
    ],
  ])('is read for its text only: %s', async (_, file) => {
    expect(textsOf(await extract(file, 'cv.pdf'))).toEqual(['A sentence that is long enough to be read']);
  });

  it('ends even if its parser loops: a Word document with circular sectors', async () => {
    const file = word97('text');
    // sector 2, of the text, links to 3, and 3 links to 2
    file.writeInt32LE(3, 512 + 2 * 4);
    file.writeInt32LE(2, 512 + 3 * 4);
    await expect(extract(file, 'cv.doc')).rejects.toThrow('is damaged');
  });

  it('ends in time', async () => {
    const operators = deflateSync(Buffer.from('q 1 0 0 1 0 0 cm '.repeat(5_000_000)));
    const file = rawPdf([catalogue, pages('3 0 R', 1), page(), stream(operators, '/Filter /FlateDecode')]);
    const parsing = () => expect(parse({ type: 'pdf', bytes: file }, 1000)).rejects.toThrow('more time or memory');
    expect(await processorTime(parsing)).toBeLessThan(8_000);
  });

  it('ends even if reading takes too long: a page full of cells (G20)', async () => {
    const cells = Array.from(
      { length: 10_000 },
      (_, i) => `1 0 0 1 ${(i % 100) * 40} ${800 - Math.floor(i / 100) * 4} Tm (${i % 3 ? 'Nurse' : '2019 - 2021'}) Tj`,
    ).join(' ');
    const content = stream(deflateSync(Buffer.from(`BT /H 4 Tf ${cells} ET`)), '/Filter /FlateDecode');
    const file = rawPdf([catalogue, pages('3 0 R', 1), page(), content, form(''), helvetica]);
    // a fast machine reads it within the process's limits, a slow one refuses it; neither delays others
    const reading = async () => {
      const [read] = await Promise.allSettled([extractAndRead(file, 'cv.pdf', titles)]);
      if (read.status === 'rejected') expect(read.reason.message).toContain('more time or memory');
    };
    expect(await processorTime(reading)).toBeLessThan(1_000);
  });

  it.each([
    ['dictionaries within each other', '<< '],
    ['pictures without a stream', '<< /Subtype /Image /Width 900 /Height 900 '],
    ['blanks within a picture', `/Subtype${' '.repeat(500)}/Image`],
  ])('is searched for pictures in time: %s', async (_, text) => {
    const file = Buffer.from(text.repeat(Math.ceil(10_000_000 / text.length)));
    expect(await processorTime(() => expect(picturesIn(file)).toEqual([]))).toBeLessThan(2_000);
  });

  it('reports pictures as large as a photo, but no masks', () => {
    const picture = (size: number, more = '') =>
      `1 0 obj\n<< /Type /XObject /Subtype /Image /Width ${size} /Height ${size} ${more}>>\nstream\n…\nendstream\nendobj\n`;
    const file = [picture(400), picture(20), picture(500, '/ImageMask true '), picture(300, '/ColorSpace /DeviceRGB ')];
    expect(picturesIn(Buffer.from(file.join('')))).toEqual([
      { kind: 'picture', text: '400 × 400 pixels' },
      { kind: 'picture', text: '300 × 300 pixels' },
    ]);
  });

  it('is refused if it is longer than any CV', async () => {
    await expect(extract(Buffer.from('word '.repeat(100_000)), 'cv.txt')).rejects.toThrow('longer than any CV');
    const many = await pdf((document) => {
      for (let page = 0; page < 41; page++) document.addPage().text('A page of a book');
    });
    await expect(extract(many, 'cv.pdf')).rejects.toThrow('longer than any CV');
  });
});
