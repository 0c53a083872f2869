import { describe, expect, it } from 'vitest';
import type { Emphasis } from '#shared/resume/aim/emphasis.ts';
import { changesIn, decided } from '#shared/resume/decide.ts';
import { composeLetter } from '#shared/resume/letter/compose.ts';
import { writeLetterHtml } from '#shared/resume/letter/html.ts';
import { type Address, factsOfLetter, letterOf } from '#shared/resume/letter/letter.ts';
import { toLetterSentence } from '#shared/resume/letter/letter-sentence.ts';
import { firstUnsupportedLineOfLetter } from '#shared/resume/letter/unsupported-line.ts';
import { linesShown } from '#shared/resume/resume.ts';
import { ungroundedIn } from '#shared/resume/saved-resume.ts';
import type { Written } from '#shared/resume/written.ts';
import { sampleLetter } from '#test/support/documents/sample-letter.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';

const address: Address = {
  position: 'Payroll Clerk',
  company: 'Harbor Foods',
  contact: '',
  motivation: 'I live two streets away. I like calm month ends.',
};
const emphasis: Emphasis = {
  of: 'vacancy',
  title: 'Payroll Clerk',
  code: null,
  unread: null,
  asked: [
    { kind: 'tool', name: 'QuickBooks', strength: 'required', said_in: ['skills.1', 'experience.0.1'], note: null },
    { kind: 'education', name: 'Degree', strength: 'preferred', said_in: ['education.0'], note: null },
    { kind: 'tool', name: 'SAP', strength: 'required', said_in: [], note: null },
  ],
  alike: {},
};
const person = samplePerson({});
const text = (written?: Written, to = address) => {
  const facts = factsOfLetter(person, emphasis, to);
  const html = writeLetterHtml(letterOf(person, emphasis, to, written ?? composeLetter(facts)));
  return html
    .slice(html.indexOf('<main'))
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n');
};

describe('a letter', () => {
  it('tells the facts in the words of the person, in a frame that claims nothing', () => {
    const letter = text();
    for (const line of [
      'Dear hiring team,',
      'I am applying for the position of Payroll Clerk at Harbor Foods.',
      'I keep the books of small shops. Known for a calm month end.',
      'As Bookkeeper at Corner Hardware, I closed each month within 4 days. I kept the books of 3 shops.',
      'I live two streets away. I like calm month ends.',
      'Skills you ask for: QuickBooks.',
      'Education: Associate in Accounting, Austin Community College.',
      'Sam Lee',
    ])
      expect(letter).toContain(line);
    expect(letter).not.toContain('SAP');
    expect(letter).not.toContain('Excel');
  });

  it('delivers no claim of a writer that lies, and loses none of the chosen facts', () => {
    const facts = factsOfLetter(person, emphasis, address);
    const lying: Written = {
      entries: [...new Set(facts.map(({ entry }) => entry))].map((entry) => ({
        entry,
        sentences: [
          { text: 'I hold a PhD and ten years at Google.', rests_on: [`${entry}.0`] },
          { text: 'I have always admired Harbor Foods.', rests_on: [] },
        ],
        left_out: facts.map(({ id }) => id),
      })),
      first: null,
      not_followed: [],
    };
    expect(text(lying)).toBe(text());
  });

  it('gives the words as they were said back, change by change', () => {
    const facts = factsOfLetter(person, emphasis, address);
    const letter = letterOf(person, emphasis, address, composeLetter(facts));
    const change = changesIn(letter).find(({ written }) => written === 'I closed each month within 4 days.')!;
    expect(change.said).toBe('Closed each month within 4 days');
    const html = writeLetterHtml(decided(letter, new Set([change.line])));
    expect(html).toContain('<li>Closed each month within 4 days</li>');
  });

  it('is refused as a file, and among kept versions, where a line of it says what was not said', () => {
    const letter = sampleLetter();
    const [first, ...rest] = letter.lines['experience.0']!;
    const withLine = (line: Partial<typeof first>) => ({
      ...letter,
      lines: { ...letter.lines, 'experience.0': [{ ...first!, ...line }, ...rest] },
    });
    expect(firstUnsupportedLineOfLetter(letter)).toBeNull();
    expect(firstUnsupportedLineOfLetter(decided(letter, new Set(['experience.0:0'])))).toBeNull();
    const lying = withLine({ text: 'I never kept the books of 3 shops.', said: 'Kept the books of 3 shops' });
    expect(firstUnsupportedLineOfLetter(lying)?.field).toBe('lines.experience.0.0');
    for (const entry of ['experience.9', '__proto__', 'toString']) {
      const strange = { ...letter, paragraphs: [{ entry, lead: '' }] };
      expect(firstUnsupportedLineOfLetter(strange)?.field).toBe('paragraphs.0.entry');
      expect(linesShown(strange, entry)).toEqual([]);
    }
    expect(firstUnsupportedLineOfLetter({ ...letter, person: { ...letter.person, fullName: ' ' } })?.field).toBe(
      'person.fullName',
    );
    const kept = { data: person, delivered: null, aim: null, refused: [] };
    expect(ungroundedIn({ ...kept, letter: { letter, provider: 'composer' } })).toBeNull();
    expect(ungroundedIn({ ...kept, letter: { letter: lying, provider: 'composer' } })).toBe(
      'content.letter.letter.lines.experience.0.0',
    );
  });

  it('is short: three facts of a job and six in all, those that answer first', () => {
    const many = samplePerson({
      experience: Array.from({ length: 5 }, (_, job) => ({
        title: 'Clerk',
        company: `Shop ${job}`,
        duration: '',
        description: Array.from({ length: 9 }, (__, deed) => `Did thing ${deed} of ${job}`).join('\n'),
      })),
    });
    const said_in = ['experience.4.7', 'experience.4.8', 'experience.2.3'];
    const asking = { ...emphasis, asked: [{ ...emphasis.asked[0]!, said_in }] };
    const done = factsOfLetter(many, asking, { motivation: '' }).filter(({ entry }) => entry !== 'summary');
    expect(done.map(({ id }) => id)).toEqual(['experience.2.3', 'experience.4.7', 'experience.4.8']);
    const none = factsOfLetter(many, { ...emphasis, asked: [] }, { motivation: '' });
    expect(none.filter(({ entry }) => entry !== 'summary').map(({ id }) => id)).toEqual([
      'experience.0.0',
      'experience.0.1',
      'experience.0.2',
    ]);
  });

  it.each([
    ['Managed 5 people', 'I managed 5 people.'],
    ['Ran the till', 'I ran the till.'],
    ['I sold cars', 'I sold cars.'],
    ['Experienced baker', 'Experienced baker.'],
    ['Licensed electrician in Texas', 'Licensed electrician in Texas.'],
    ['Responsible for the till', 'Responsible for the till.'],
    ['SQL and R', 'SQL and R.'],
    ['Was supervised by Dr. Lee', 'I was supervised by Dr. Lee.'],
    ['Awarded nurse of the year', 'Awarded nurse of the year.'],
    ['Promoted to manager', 'Promoted to manager.'],
    ['Trained nurse', 'Trained nurse.'],
    ['Led by Dr. Lee', 'Led by Dr. Lee.'],
    ['كتبت تقارير', 'كتبت تقارير.'],
  ])('tells %j as %j', (said, spoken) => {
    expect(toLetterSentence({ entry: 'experience.0', text: said })).toBe(spoken);
  });

  it('shows markup and scripts as text (T-081, D-38)', () => {
    const hostile = `"><script>alert(1)</script>'&<img src=x onerror=alert(2)>`;
    const to = { position: hostile, company: hostile, contact: hostile, motivation: hostile };
    const facts = factsOfLetter(person, emphasis, to);
    const html = writeLetterHtml(letterOf(person, emphasis, to, composeLetter(facts)));
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('Dear &quot;&gt;&lt;script&gt;');
  });
});
