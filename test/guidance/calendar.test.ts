import { describe, expect, it, vi } from 'vitest';
import { calendarOf } from '#shared/guidance/calendar.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import type { LearningPlan } from '#shared/guidance/learning-plan-shape.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { randomProblem } from './random-person.ts';

const facts = embeddedFacts();
const owner = 'r-00000000000000000000000000000000-000000000';
const NOW = Date.parse('2026-11-30T23:59:30Z');
const octets = (line: string) => new TextEncoder().encode(line).length;

/** Content lines, unfolded, by sections 3.1 and 3.4. @throws Error for what is no iCalendar file */
function read(text: string): { name: string; parameters: string; value: string }[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`a bare break: ${line}`);
    if (octets(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
  }
  return text
    .slice(0, -2)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const [, name, parameters, value] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`no content line: ${line}`);
      return { name, parameters: parameters!, value: value! };
    });
}

function eventsOf(text: string): Map<string, string>[] {
  const events: Map<string, string>[] = [];
  for (const { name, parameters, value } of read(text)) {
    if (name === 'BEGIN' && value === 'VEVENT') events.push(new Map());
    else if (name !== 'END') events.at(-1)?.set(`${name}${parameters}`, value);
  }
  return events;
}

const TEXT = /^(?:[^\\;,\p{Cc}]|\\[\\;,n])*$/u;

describe('a plan as a calendar file (RFC 5545)', () => {
  it.each([
    ['Asia/Tokyo', '20261201', '20261202'],
    ['America/Los_Angeles', '20261130', '20261201'],
  ])('begins on the day that it is for whoever makes it, in %s', (zone, today, tomorrow) => {
    vi.stubEnv('TZ', zone);
    const { problem } = randomProblem(facts, 1);
    const plan = learningPlanOf(problem, { frame: { hours: 20, budget: 900, months: 120 }, done: [] });
    const [first] = eventsOf(calendarOf(plan, { ...problem, owner }, NOW));
    expect(first!.get('DTSTAMP')).toBe('20261130T235930Z');
    expect([first!.get('DTSTART;VALUE=DATE'), first!.get('DTEND;VALUE=DATE')]).toEqual([today, tomorrow]);
  });

  it('is well-formed for anybody: order, folding, dates, escaped texts, an id for each event', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { problem } = randomProblem(facts, seed);
      const plan = learningPlanOf(problem, { frame: { hours: 20, budget: 900, months: 120 }, done: [] });
      const lines = read(calendarOf(plan, { ...problem, owner }, NOW));
      expect(lines.slice(0, 3).map(({ name, value }) => `${name}:${value}`)).toEqual([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        expect.stringMatching(/^PRODID:/),
      ]);
      expect(lines.at(-1)).toMatchObject({ name: 'END', value: 'VCALENDAR' });
      const events = eventsOf(calendarOf(plan, { ...problem, owner }, NOW));
      expect(events.length).toBeGreaterThanOrEqual(plan.phases.flatMap(({ steps }) => steps).length);
      expect(new Set(events.map((event) => event.get('UID'))).size).toBe(events.length);
      for (const event of events) {
        expect(event.get('UID')).toMatch(/^[\p{L}\p{N}.-]+@[a-z]+$/u);
        expect(event.get('DTSTAMP')).toBe('20261130T235930Z');
        const [from, to] = [event.get('DTSTART;VALUE=DATE')!, event.get('DTEND;VALUE=DATE')!];
        for (const date of [from, to]) expect(date).toMatch(/^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/);
        expect(to > from && from >= '20261130').toBe(true);
        for (const text of ['SUMMARY', 'DESCRIPTION']) expect(event.get(text), text).toMatch(TEXT);
        const until = /^FREQ=WEEKLY;UNTIL=(\d{8})$/.exec(event.get('RRULE') ?? 'FREQ=WEEKLY;UNTIL=99999999')?.[1];
        expect(until! >= from).toBe(true);
      }
    }
  });

  it('names an event the same whenever the file is made, and differently for every person', () => {
    const { problem } = randomProblem(facts, 3);
    const plan = learningPlanOf(problem, { frame: { hours: 20, budget: 900, months: 120 }, done: [] });
    const ids = (of: string, now: number) =>
      eventsOf(calendarOf(plan, { ...problem, owner: of }, now)).map((event) => event.get('UID'));
    expect(ids(owner, NOW + 1e10)).toEqual(ids(owner, NOW));
    expect(ids('another', NOW).filter((id) => ids(owner, NOW).includes(id))).toEqual([]);
  });

  it('escapes special characters, drops those not allowed and folds between characters', () => {
    const { problem } = randomProblem(facts, 1);
    const plan = learningPlanOf(problem, { frame: problem.frame, done: [] });
    const name = `a;b,c\\d\r\nBEGIN:VALARM\u0007\ud800 ${'木🙂'.repeat(40)}`;
    const source = { kind: 'observed', source: 's', date: '2026-01' } as const;
    const step = {
      id: 'licence',
      kind: 'licence',
      from: 0,
      to: 0,
      hours: 0,
      dollars: 0,
      sure: true,
      done: false,
      note: '',
      source,
    } as const;
    const odd: LearningPlan = { ...plan, phases: [{ ...plan.phases[0]!, steps: [{ ...step, name }] }] };
    const text = calendarOf(odd, { ...problem, owner }, NOW);
    const [event] = eventsOf(text);
    expect(event!.get('SUMMARY')).toBe(`Begin: a\\;b\\,c\\\\d\\nBEGIN:VALARM\ufffd ${'木🙂'.repeat(40)}`);
    expect(text).not.toMatch(/^BEGIN:VALARM/m);
  });

  it('leaves out what is done, and what the budget never covers', () => {
    const { problem } = randomProblem(facts, 1);
    const ids = problem.ways[0]!.steps.map(({ id }) => id);
    const way = problem.ways[0]!.id;
    const plan = learningPlanOf(problem, { frame: problem.frame, way, done: ids });
    expect(eventsOf(calendarOf(plan, { ...problem, owner }, NOW))).toEqual([]);
  });
});
