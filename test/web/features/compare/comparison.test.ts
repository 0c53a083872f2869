import { describe, expect, it } from 'vitest';
import { engineer, teacher } from '#infra/local/demo/demo-people.data.ts';
import { answersOf } from '#infra/local/demo/demo-person.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { stayingOf } from '#shared/assessment/result-words.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { choicesOf, pairOf } from '#web/features/compare/choices.ts';
import { comparisonOf, overlapOf } from '#web/features/compare/comparison.ts';
import { sinceText, tensText, verdict } from '#web/features/compare/wording.ts';

const facts = embeddedFacts();
const at = '2026-11-22T00:00:00.000Z';

function resultOf(answers: Answers): ResultBody {
  const { scoring_meta, ...result } = toResult(facts, rank(facts, bank, answers));
  const id = '0'.repeat(32);
  return {
    ...result,
    scoring_meta: { ...scoring_meta, scoringTime: at },
    id,
    assessment_id: id,
    session_id: id,
    variant: 'gold-standard-v1',
    created_at: at,
    expires_at: null,
    raw_assessment_data: answers,
  };
}

const mine = answersOf(teacher);
const nudged: Answers = { ...mine, core: { ...mine.core, interests: { ...mine.core.interests, int_1: 3 } } };
const [first, again, other] = [resultOf(mine), resultOf(nudged), resultOf(answersOf(engineer))];

describe('two results of a person', () => {
  it('with the same answers have no change, in the answers and in the ten', () => {
    const comparison = comparisonOf(facts, bank, first, first);
    expect(comparison.answers.differ).toBe(0);
    expect(verdict(comparison).title).toBe('The same answers');
    expect(comparison.byAnswers).toMatchObject({ came: [], left: [] });
    expect(tensText(comparison)).toContain('10 of 10');
    expect(sinceText(first, first, comparison)).toContain('every difference above comes from your answers');
  });

  it('that differ by an answer differ by no more than chance', () => {
    const comparison = comparisonOf(facts, bank, first, again);
    expect(comparison.answers.differ).toBe(1);
    expect(verdict(comparison).title).toBe('No change beyond chance');
    expect(comparison.byAnswers.stayed.length).toBeGreaterThanOrEqual(comparison.probablyStay[0]);
    expect(tensText(comparison)).toContain('no sign of a change');
    // the very words of the result page
    expect(tensText(comparison)).toContain(`again, ${stayingOf(first.stability)} would probably have stayed`);
  });

  it('of somebody who has become another differ by more, and the ten say so', () => {
    const comparison = comparisonOf(facts, bank, first, other);
    expect(verdict(comparison).title).toBe('Your answers changed by more than chance');
    expect(comparison.changes.changes[0]).toMatchObject({ reliable: true });
    expect(tensText({ ...comparison, probablyStay: [1, 5] })).toContain(
      'again, 1 to 5 would probably have stayed, so part of it is a change in you',
    );
    expect(tensText({ ...comparison, probablyStay: [0, 5] })).toContain(
      'at most 5 would probably have stayed, so the ten',
    );
  });

  it('made by another engine or on other data: what that did is told apart from the answers', () => {
    const [left, ...roles] = first.roles;
    const stranger = { ...left!, code: '99-9999.00', title: 'Something else' };
    const older: ResultBody = {
      ...first,
      roles: [stranger, ...roles],
      scoring_meta: { ...first.scoring_meta, modelVersion: '1.0.0' },
    };
    const comparison = comparisonOf(facts, bank, older, first);
    expect(comparison.byAnswers.stayed).toHaveLength(10);
    expect(comparison.sinceOlder).toMatchObject({ left: [{ title: 'Something else' }], came: [{ code: left!.code }] });
    expect(comparison.sinceNewer.stayed).toHaveLength(10);
    const text = sinceText(older, first, comparison);
    expect(text).toMatch(/^The engine has changed since.*keep 9 of their ten and the newer ones 10/);
    const data = { ...older, scoring_meta: { ...older.scoring_meta, dataHash: 'f'.repeat(64) } };
    expect(sinceText(data, first, comparison)).toMatch(/The engine and the data have changed.*can no longer be told/);
  });

  it('cannot be compared without the answers: that is an error and no comparison', () => {
    const { raw_assessment_data: _, ...bare } = first;
    expect(() => comparisonOf(facts, bank, bare, first)).toThrow();
  });

  it('keep the order of the later list, and of the earlier for what has left', () => {
    const ten = (...codes: string[]) => codes.map((code) => ({ code, title: code }));
    expect(overlapOf(ten('a', 'b', 'c'), ten('d', 'c', 'a'))).toEqual({
      stayed: ten('c', 'a'),
      came: ten('d'),
      left: ten('b'),
    });
  });
});

describe('which two are compared', () => {
  const row = (id: string, created_at: string) => ({
    session_id: `s-${id}`,
    career_assessment_results: [{ id, created_at, top_roles: [{ title: `best of ${id}` }] }],
  });
  const open = { session_id: 's-open', career_assessment_results: [] };
  const rows = [open, row('old', '2026-01-01'), row('new', '2026-11-01'), row('mid', '2026-06-01')];
  const choices = choicesOf(rows as never);

  it('are the newest two, the older first, and what has no result is no choice', () => {
    expect(choices.map(({ id, best }) => [id, best])).toEqual([
      ['new', 'best of new'],
      ['mid', 'best of mid'],
      ['old', 'best of old'],
    ]);
    expect(pairOf(choices, null, null)).toEqual({ a: 'mid', b: 'new' });
  });

  it.each([
    ['old', null, 'old', 'new'],
    [null, 'old', 'old', 'new'],
    ['new', 'old', 'old', 'new'],
    ['s-old', 's-mid', 'old', 'mid'],
    ['nobody', 'new', 'mid', 'new'],
    ['mid', 'mid', 'mid', 'new'],
  ])('named %s and %s are %s and %s', (a, b, older, newer) => {
    expect(pairOf(choices, a, b)).toEqual({ a: older, b: newer });
  });

  it('prefers, for what is not named, one of the same questions', () => {
    const mixed = choices.map(
      (choice) => ({ ...choice, variant: choice.id === 'mid' ? 'simple-v1' : 'gold-standard-v1' }) as const,
    );
    expect(pairOf(mixed, null, null)).toEqual({ a: 'old', b: 'new' });
    expect(pairOf(mixed, null, 'mid')).toEqual({ a: 'mid', b: 'new' });
  });

  it('are none when there is one result or none', () => {
    expect(pairOf(choices.slice(0, 1), 'new', null)).toBeNull();
    expect(pairOf([], null, null)).toBeNull();
  });
});
