import { describe, expect, it } from 'vitest';
import type { CvReading, Place } from '#shared/cv/reading.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { draftOf, draftOfReading, emptyDraft, infoOf, isNotFound } from '#web/parts/cv/draft/draft.ts';
import { historyOf, step } from '#web/parts/cv/draft/history.ts';
import { wholeLines } from '#web/parts/cv/draft/lines.ts';
import { pathKey, valueAt } from '#web/parts/cv/draft/paths.ts';
import { fitValue } from '#web/parts/cv/page/fit-value.ts';
import { segmentsOf } from '#web/parts/cv/page/segments.ts';

const at = (y: number): Place => ({ page: 1, box: { x: 10, y, width: 100, height: 12 } });
const found = (value: string, y: number) => ({ value, place: at(y) });
const reading: CvReading = {
  language: 'en',
  basics: {
    name: found('Mara Lindqvist', 10),
    email: found('mara@example.com', 20),
    links: [found('mara.example.com', 25)],
  },
  work: [
    {
      position: found('Cook', 30),
      name: found('Inn', 40),
      startDate: found('2019-03', 30),
      current: true,
      highlights: [found('Halved the waste', 50)],
    },
    { position: found('Waiter', 60), current: false, highlights: [] },
  ],
  education: [{ studyType: found('Diploma', 70), institution: found('School', 80) }],
  skills: [found('Pastry', 90), found('Teamwork', 91)],
  languages: [],
  certificates: [],
  notPlaced: [found('Harbor Fund', 100), found('Loves hiking', 110)],
};

describe('a CV that was read', () => {
  it('says which fields of an entry it was read without, until they are filled; what nobody has read lacks nothing', () => {
    const draft = draftOfReading(reading);
    const [cook, waiter] = draft.ids.experience;
    const company = (id: number) => ['experience', { id }, 'company'] as const;
    expect(isNotFound(draft, company(waiter!))).toBe(true);
    expect(isNotFound(draft, company(cook!))).toBe(false);
    const cleared = step(historyOf(draft), { kind: 'set', path: company(cook!), value: '' }).now;
    expect(isNotFound(cleared, company(cook!))).toBe(false);
    const added = step(historyOf(draft), { kind: 'add', list: 'experience' }).now;
    expect(isNotFound(added, company(added.ids.experience.at(-1)!))).toBe(false);
    expect(isNotFound(emptyDraft(), company(emptyDraft().ids.experience[0]!))).toBe(false);
  });

  it('fills the steps of the builder, each field with its place: nothing is typed twice', () => {
    const draft = draftOfReading(reading);
    expect(infoOf(draft)).toMatchObject({
      personalInfo: { fullName: 'Mara Lindqvist', email: 'mara@example.com', website: 'mara.example.com' },
      experience: [
        { title: 'Cook', company: 'Inn', startDate: '2019-03', current: true, achievements: ['Halved the waste'] },
        { title: 'Waiter' },
      ],
      skills: { technical: ['Pastry'], soft: ['Teamwork'] },
    });
    const title = ['experience', { id: draft.ids.experience[1]! }, 'title'];
    expect(draft.places[pathKey(title)]).toEqual([at(60)]);
    expect(draft.notPlaced).toHaveLength(2);
  });

  it('marks what a model alone has found until the person has looked at it', () => {
    const by = (value: string, y: number) => ({ ...found(value, y), by: 'model' as const });
    const [cook, waiter] = reading.work;
    const read = {
      ...reading,
      work: [cook!, { ...waiter!, name: by('Café', 60) }],
      skills: [by('Pastry', 90), by('Bread', 91)],
    };
    let now = historyOf(draftOfReading(read));
    const company = ['experience', { id: now.now.ids.experience[1]! }, 'company'];
    expect(now.now.unsure).toEqual([pathKey(company), 'skills.technical.0', 'skills.technical.1']);
    now = step(now, { kind: 'removePoint', path: ['skills', 'technical'], at: 0 });
    expect(now.now.unsure).toEqual([pathKey(company), 'skills.technical.0']);
    now = step(now, { kind: 'confirm', path: company });
    expect([now.now.unsure, valueAt(now.now, company)]).toEqual([['skills.technical.0'], 'Café']);
    now = step(now, { kind: 'set', path: ['skills', 'technical', 0], value: 'Breads' });
    expect(now.now.unsure).toEqual([]);
    const before = historyOf(draftOfReading(read));
    expect(
      step(before, { kind: 'remove', list: 'experience', id: before.now.ids.experience[1]! }).now.unsure,
    ).not.toContain(pathKey(company));
  });

  it('keeps the places of an entry when another one is removed, and takes both back', () => {
    const before = historyOf(draftOfReading(reading));
    const [cook, waiter] = before.now.ids.experience as [number, number];
    const after = step(before, { kind: 'remove', list: 'experience', id: cook });
    const title = ['experience', { id: waiter }, 'title'];
    expect([valueAt(after.now, title), after.now.places[pathKey(title)]]).toEqual(['Waiter', [at(60)]]);
    expect(step(after, { kind: 'undo' }).now).toEqual(before.now);
  });

  it('uses a line that was not placed as what the person says, once, and takes it back', () => {
    const before = historyOf(draftOfReading(reading));
    const [line] = before.now.notPlaced;
    const after = step(before, { kind: 'use', line: line!, as: 'company' });
    expect(infoOf(after.now).experience[1]).toMatchObject({ title: 'Waiter', company: 'Harbor Fund' });
    expect(after.now.notPlaced.map(({ value }) => value)).toEqual(['Loves hiking']);
    const more = step(after, { kind: 'use', line: after.now.notPlaced[0]!, as: 'title' });
    expect(infoOf(more.now).experience[2]).toMatchObject({ title: 'Loves hiking' });
    expect(step(step(more, { kind: 'undo' }), { kind: 'undo' }).now).toEqual(before.now);
  });

  it('keeps whole lines in the CV as “Other”, and not what is left of a line that was read', () => {
    const town = { ...found('Manchester', 120), part: true as const };
    const draft = draftOfReading({ ...reading, notPlaced: [...reading.notPlaced, town] });
    expect(draft.notPlaced.map(({ value }) => value)).toEqual(['Harbor Fund', 'Loves hiking', 'Manchester']);
    expect(wholeLines(draft)).toEqual(['Harbor Fund', 'Loves hiking']);
  });

  it('uses up one line, also where another says the same', () => {
    const twice = { ...reading, notPlaced: [...reading.notPlaced, found('Harbor Fund', 120)] };
    const before = historyOf(draftOfReading(twice));
    const [, , last] = before.now.notPlaced;
    const used = step(before, { kind: 'use', line: last!, as: 'company' });
    expect(used.now.notPlaced).toEqual(reading.notPlaced);
    // picked on the page, where nothing tells the two apart
    const path = ['experience', { id: before.now.ids.experience[1]! }, 'company'];
    const picked = step(before, { kind: 'fill', path, line: found('Harbor Fund', 121) });
    expect(picked.now.notPlaced.map(({ value }) => value)).toEqual(['Loves hiking', 'Harbor Fund']);
  });

  it('fills a line into a field in place of what it said, a text in addition to it', () => {
    const before = historyOf(draftOf(sampleCv));
    const filled = step(before, { kind: 'fill', path: ['personalInfo', 'fullName'], line: found('Mara L.', 5) });
    expect(filled.now.info.personalInfo.fullName).toBe('Mara L.');
    expect(filled.now.places['personalInfo.fullName']).toEqual([at(5)]);
    const longer = step(filled, { kind: 'fill', path: ['professionalSummary'], line: found('More.', 6) });
    expect(longer.now.info.professionalSummary).toBe(`${sampleCv.professionalSummary}\nMore.`);
  });

  it('undoes all the letters of a field in one step', () => {
    const path = ['personalInfo', 'fullName'];
    const typed = [...'Bo'].reduce(
      (history, _, length) => step(history, { kind: 'set', path, value: 'Bo'.slice(0, length + 1) }),
      historyOf(emptyDraft()),
    );
    expect(typed.now.info.personalInfo.fullName).toBe('Bo');
    expect(step(typed, { kind: 'undo' }).now.info.personalInfo.fullName).toBe('');
  });

  it('sends no blank points and entries', () => {
    const info = infoOf(emptyDraft());
    expect([info.experience, info.education, info.skills.technical]).toEqual([[], [], []]);
    expect(infoOf(draftOf(sampleCv))).toEqual(sampleCv);
  });
});

describe('a line that is clicked', () => {
  const item = (text: string, x: number, y: number) => ({
    text,
    x,
    y,
    width: text.length * 5,
    height: 11,
    fontSize: 11,
    bold: false,
  });

  it('is one thing of its line: cut at gaps and bars', () => {
    const segments = segmentsOf({
      items: [item('2019 - 2021', 400, 101), item('Cook | Inn', 50, 100), item('Graz', 50, 120)],
    });
    expect(segments.map(({ text }) => text)).toEqual(['Cook', 'Inn', '2019 - 2021', 'Graz']);
    expect(segments[1]!.x).toBeGreaterThan(segments[0]!.x + segments[0]!.width);
  });

  it('gives a field what belongs into it', () => {
    const job = (field: string) => ['experience', { id: 1 }, field];
    const line = 'Cook at the Inn, March 2019 - 06/2021, bo@example.com';
    expect(fitValue(job('startDate'), line)).toBe('2019-03');
    expect(fitValue(job('endDate'), line)).toBe('2021-06');
    expect(fitValue(['personalInfo', 'email'], line)).toBe('bo@example.com');
    expect(fitValue(['skills', 'technical', 0], '• Pastry')).toBe('Pastry');
    expect(fitValue(job('title'), 'Cook')).toBe('Cook');
  });
});
