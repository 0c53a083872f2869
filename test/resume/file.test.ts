import mammoth from 'mammoth';
import { extractLinks, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { wordParts } from '#functions/documents/extract/archive.ts';
import { pdfPages } from '#functions/documents/extract/pdf.ts';
import { wordPages } from '#functions/documents/extract/word-document.ts';
import { writeDocx } from '#functions/resume/file/write-docx.ts';
import { writePdf } from '#functions/resume/file/write-pdf.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import { asDrawn } from '#shared/documents/drawable.ts';
import { papers } from '#shared/documents/paper.ts';
import { letterDocument } from '#shared/resume/file/letter-document.ts';
import { missedIn } from '#shared/resume/file/read-back.ts';
import { resumeDocument } from '#shared/resume/file/resume-document.ts';
import type { TextBlock, TextDocument } from '#shared/resume/file/text-document.ts';
import { undrawableIn } from '#shared/resume/file/undrawable-in.ts';
import { writeResumeHtml } from '#shared/resume/html.ts';
import {
  cyrillicResume,
  fullResume,
  greekResume,
  hostileResume,
  resumeFrom,
} from '#test/support/documents/full-resume.ts';
import { sampleLetter } from '#test/support/documents/sample-letter.ts';
import fc from '#test/support/harness/chance.ts';
import { hostileTexts } from '#test/support/people/hostile-texts.ts';

const paperNames = ['a4', 'letter'] as const;
const date = '2026-11-22T20:00:00.000Z';

const joined = ({ pages }: CvPages) => pages.flatMap(({ items }) => items.map(({ text }) => text)).join('\n');
const readPdf = async (pdf: Buffer) => pdfPages(new Uint8Array(pdf));
const readDocx = async (docx: Buffer) => wordPages(await wordParts(docx));
const readByMammoth = async (docx: Buffer) => (await mammoth.extractRawText({ buffer: docx })).value;

const entry = (of: string, lines: string[]): TextBlock => ({
  kind: 'entry',
  title: `Title of ${of}`,
  place: 'Acme',
  when: '2020',
  lines,
  of,
});
const withBlocks = (...blocks: TextBlock[]): TextDocument => ({ title: 'Sam Lee', name: 'Sam Lee', date, blocks });

/** A page with the tags of a resume and no others, that leads nowhere but to its owner's own address. */
function expectText(html: string): void {
  const body = html.slice(html.indexOf('<body>'));
  const known = /^<(a|article|body|h[123]|header|li|main|p|section|span|ul)$/;
  expect((body.match(/<[a-z0-9]+/gi) ?? []).filter((tag) => !known.test(tag))).toEqual([]);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['mailto:sam@example.com']);
}

describe('a resume as a file', () => {
  it.each(paperNames)(
    'is read back whole and in order on %s: the PDF, and the Word document by two readers',
    async (paper) => {
      for (const resume of [fullResume(), greekResume(), cyrillicResume()]) {
        const document = resumeDocument(resume, date);
        const pdf = await writePdf(document, paper);
        expect(missedIn(document, joined(await readPdf(pdf)))).toBeNull();
        const docx = await writeDocx(document, paper);
        expect(missedIn(document, joined(await readDocx(docx)))).toBeNull();
        expect(missedIn(document, await readByMammoth(docx))).toBeNull();
      }
    },
  );

  it('as a PDF is on the paper asked for, tagged, says its title, and leads to what is linked', async () => {
    const document = resumeDocument(fullResume(), date);
    for (const paper of paperNames) {
      const pdf = await getDocumentProxy(new Uint8Array(await writePdf(document, paper)));
      expect((await pdf.getPage(1)).view.slice(2)).toEqual([...papers[paper]]);
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      expect((await pdf.getMetadata()).info).toMatchObject({ Title: document.name, Language: 'en' });
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
      for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Link'])
        expect(tree).toContain(`"role":"${role}"`);
      expect((await extractLinks(pdf)).links).toEqual([
        'mailto:ana@example.com',
        'https://linkedin.com/in/ana-lukasiewicz',
        'https://ana.example/a?b=1&c=2',
      ]);
    }
  });

  it('as a Word document has headings, lists and links, the paper and its English, and entries held together', async () => {
    const document = resumeDocument(fullResume(), date);
    for (const [paper, language] of [
      ['a4', 'en-GB'],
      ['letter', 'en-US'],
    ] as const) {
      const docx = await writeDocx(document, paper);
      const parts = await wordParts(docx);
      const [body, styles] = [parts['word/document.xml']!, parts['word/styles.xml']!];
      const [width, height] = papers[paper].map((points) => Math.round(points * 20));
      expect(body).toContain(`<w:pgSz w:w="${width}" w:h="${height}"`);
      expect(styles).toContain(`<w:lang w:val="${language}"/>`);
      const { value: html } = await mammoth.convertToHtml({ buffer: docx });
      expect(html).toContain('<h1>Experience</h1>');
      expect(html).toContain('<h2>Engineer, grade 1</h2>');
      expect(html).toContain('<li>Raised sales by 20 % in 3 years, call 30 1-1 23</li>');
      expect(html).toContain('href="https://ana.example/a?b=1&amp;c=2"');
      // all but the last paragraph of an entry, and each heading, which its style holds
      const lines = fullResume().lines['experience.0']!.length;
      expect(body.match(/<w:keepNext\/>/g)).toHaveLength(5 * lines + 2);
      expect(styles.match(/<w:keepNext\/>/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(paperNames)(
    'sets skills beside each other on %s, none broken over two lines or past the edge',
    async (paper) => {
      const skills = Array.from({ length: 60 }, (_, at) => `Skill of number ${at + 1} ${'x'.repeat(at % 7)}`.trim());
      const { pages } = await readPdf(await writePdf(resumeDocument(resumeFrom({ skills }), date), paper));
      const items = pages.flatMap((page) => page.items).filter(({ text }) => /Skill of number/.test(text));
      expect(items.map(({ text }) => text.trim()).join(' · ')).toBe(skills.join(' · '));
      for (const { x, width } of items) expect(x + width).toBeLessThan(papers[paper][0] - 50);
      expect(new Set(items.map(({ y }) => y)).size).toBeLessThan(skills.length / 2);
    },
  );

  it.each(paperNames)('of a letter says it whole on %s, to two readers of each kind', async (paper) => {
    const letters = [
      sampleLetter({}, { contact: 'Dr. Łucja O’Neil', motivation: 'Ich wohne nebenan. C++ & R&D <b>too</b>' }),
      // lines that are no sentences of their speaker stand below their job
      sampleLetter({ experience: [{ title: 'Clerk', company: 'Acme', duration: '', description: 'Till\nStock' }] }),
      sampleLetter({ experience: [], summary: 'Baker.' }, { position: '', company: '', motivation: '' }),
      sampleLetter({}, { motivation: 'I bake. '.repeat(240) }),
    ];
    for (const letter of letters) {
      const document = letterDocument(letter, date);
      const pdf = await writePdf(document, paper);
      expect(missedIn(document, joined(await readPdf(pdf)))).toBeNull();
      const opened = await getDocumentProxy(new Uint8Array(pdf));
      expect((await opened.getMetadata()).info).toMatchObject({ Title: 'Letter of Sam Lee', Language: 'en' });
      const docx = await writeDocx(document, paper);
      expect(missedIn(document, joined(await readDocx(docx)))).toBeNull();
      expect(missedIn(document, await readByMammoth(docx))).toBeNull();
      expect(joined(await readDocx(docx))).toMatch(/^Sam Lee\n.*Dear .*Kind regards,\nSam Lee$/s);
    }
    const { value: html } = await mammoth.convertToHtml({
      buffer: await writeDocx(letterDocument(letters[1]!, date), paper),
    });
    expect(html).toContain('<p>As Clerk at Acme:</p><ul><li>Till.</li><li>Stock.</li></ul>');
  });

  it('breaks no entry over two pages, and leaves no heading behind (A4 and Letter)', async () => {
    const section = fc.array(fc.array(fc.nat(40), { maxLength: 22 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(section, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...paperNames),
        async (sections, paper) => {
          const blocks = sections.flatMap((entries, nth): TextBlock[] => [
            { kind: 'heading', text: `Part${nth}` },
            ...entries.map((lines, at) =>
              entry(
                `s${nth}e${at}s`,
                lines.map((words, line) => `s${nth}e${at}s${line} ${'word '.repeat(words)}`.trim()),
              ),
            ),
          ]);
          const document = withBlocks(...blocks);
          const read = await readPdf(await writePdf(document, paper));
          expect(missedIn(document, joined(read))).toBeNull();
          const pages = read.pages.map(({ items }) => items.map(({ text }) => text).join(' '));
          const pagesOf = (text: string) => pages.flatMap((page, at) => (page.includes(text) ? [at] : []));
          for (const [nth, entries] of sections.entries()) {
            for (const at of entries.keys())
              expect(new Set(pagesOf(`s${nth}e${at}s`)), `s${nth}e${at}`).toHaveProperty('size', 1);
            expect(pagesOf(`Part${nth}`)).toEqual(pagesOf(`Title of s${nth}e0s`));
          }
        },
      ),
      { numRuns: 15, seed: 11 },
    );
  });

  it.each(paperNames)(
    'lets an entry that is longer than a page of %s flow from line to line, and no other',
    async (paper) => {
      let last = 1;
      for (let count = 40; count < 52; count += 1) {
        const lines = Array.from({ length: count }, (_, at) => `line${at} of it`);
        const document = withBlocks({ kind: 'heading', text: 'Part' }, entry('x', lines));
        const read = await readPdf(await writePdf(document, paper));
        expect(missedIn(document, joined(read))).toBeNull();
        const [first, ...rest] = read.pages.map(({ items }) => items.map(({ text }) => text).join(' '));
        if (rest.length === 0) continue;
        // whole on a page of its own, below its heading, for as long as that has room for it; then it begins where it stands
        const isWhole = !first!.includes('line0 ');
        if (isWhole) expect(rest.join(' ')).toMatch(/^Part Title of x/);
        else expect(rest).toHaveLength(1);
        expect(Number(isWhole)).toBeLessThanOrEqual(last);
        last = Number(isWhole);
      }
      expect(last).toBe(0);
      const long = 'word '.repeat(900).trim();
      const document = withBlocks({ kind: 'heading', text: 'Part' }, entry('x', [long, 'short', long]), {
        kind: 'paragraph',
        text: `${long} ${long}`,
        of: 'x',
      });
      expect(missedIn(document, joined(await readPdf(await writePdf(document, paper))))).toBeNull();
    },
  );

  it('keeps every hostile text as text, in every field (T-081, D-38)', async () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(300);
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
    for (const text of hostileTexts) expectText(writeResumeHtml(hostileResume([text])));
    for (let from = 0; from < hostileTexts.length; from += 30) {
      const document = resumeDocument(hostileResume(hostileTexts.slice(from, from + 30)), date);
      expect(missedIn(document, joined(await readPdf(await writePdf(document, 'a4'))))).toBeNull();
      expect(missedIn(document, joined(await readDocx(await writeDocx(document, 'a4'))))).toBeNull();
    }
  });

  it('keeps powers, fractions, signs and every other character that only resembles others, in each file', async () => {
    const skills = ['10⁶ users', '40 m²', '1½ years', 'H₂O', 'Lift™', '№ 3', '5 µm', 'e‑mail', 'a … b', '⅓'];
    const document = resumeDocument(resumeFrom({ skills }), date);
    const pdf = joined(await readPdf(await writePdf(document, 'a4')));
    const docx = await writeDocx(document, 'a4');
    for (const read of [pdf, joined(await readDocx(docx)), await readByMammoth(docx)]) {
      expect(missedIn(document, read)).toBeNull();
      for (const each of ['10⁶', 'm²', '1½', 'H₂O', 'Lift™', '№', '⅓']) expect(read).toContain(each);
    }
  });

  it('says before what a PDF cannot draw, with its places; Word and the page keep it', async () => {
    const resume = resumeFrom({
      summary: 'أعمل في المحاسبة منذ 2019. C++ & R&D at O’Neil.',
      skills: ['Baking 🧁', '漢字', '👩‍👩‍👧'],
    });
    const document = resumeDocument(resume, date);
    const said = undrawableIn(document);
    expect(said).toMatch(/^A PDF has no letters for أ ع م .* and \d+ more characters \(in Summary, Skills\)/);
    expect(undrawableIn(resumeDocument(fullResume(), date))).toBeNull();
    const docx = await writeDocx(document, 'a4');
    expect(missedIn(document, joined(await readDocx(docx)))).toBeNull();
    expect(missedIn(document, await readByMammoth(docx))).toBeNull();
    expect((await wordParts(docx))['word/document.xml']).toMatch(/<w:bidi\/>.*<w:rtl\/>/s);
    for (const text of ['أعمل', '🧁', '漢字', '👩‍👩‍👧']) expect(writeResumeHtml(resume)).toContain(text);
  });

  it('is complete whatever is in it: a file contains every text or is not delivered', async () => {
    const texts = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 30 })),
      {
        minLength: 6,
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (skills) => {
        const document = resumeDocument(
          resumeFrom({
            skills,
            experience: skills.map((text) => ({ title: text, company: `x${text}`, duration: text, description: text })),
          }),
          date,
        );
        const docx = await writeDocx(document, 'a4');
        expect(missedIn(document, joined(await readDocx(docx)))).toBeNull();
        if (undrawableIn(document) === null)
          expect(missedIn(document, joined(await readPdf(await writePdf(document, 'a4'))), asDrawn)).toBeNull();
      }),
      { numRuns: 25, seed: 5 },
    );
  });
});
