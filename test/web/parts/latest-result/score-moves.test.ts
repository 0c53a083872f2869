import { describe, expect, it } from 'vitest';
import { madeUpResult } from '#web/features/home/dashboard/made-up-result.ts';
import type { LatestResult } from '#web/parts/latest-result/latest-result.ts';
import {
  fieldSentence,
  inTime,
  moveNote,
  moveSentence,
  newRolesSentence,
} from '#web/parts/latest-result/score-moves.ts';

/** Newest first, as the call answers them. */
const results = (...scores: [score: number, field?: string][]): LatestResult[] =>
  scores.map(([final_score, field], place) => ({
    ...madeUpResult,
    id: `result-${place}`,
    final_score,
    top_clusters: field ? [{ name: field, avg_score: 70 }] : [],
    created_at: `2026-0${9 - place}-01T12:00:00.000Z`,
  }));

describe('how the match has moved', () => {
  it('reads from the oldest to the newest', () => {
    expect(inTime(results([70], [80], [90])).map(({ final_score }) => final_score)).toEqual([90, 80, 70]);
  });

  it('calls a move one only beyond what a repeat does by itself', () => {
    expect(moveSentence(results([78], [74]))).toContain('read the newest match as unchanged');
    expect(moveSentence(results([70.4], [74.4]))).toContain('unchanged');
    expect(moveSentence(results([83], [74], [20]))).toContain('9 points above the one of Aug 1, 2026');
    expect(moveSentence(results([60], [74]))).toContain('14 points below');
    expect(moveSentence(results([60]))).toBe('');
  });

  it('compares no scores of different occupations: it says that the best match is another one', () => {
    const [newest, before] = results([81], [83]) as [LatestResult, LatestResult];
    const [first, ...rest] = newest.top_roles;
    const teacher = { ...first!, code: '25-3021.00', title: 'Self-Enrichment Teachers', final_score: 83 };
    const nurse = { ...first!, code: '29-1141.00', title: 'Registered Nurses', final_score: 81 };
    const now = { ...newest, top_roles: [nurse, ...rest] };
    expect(moveSentence([now, { ...before, top_roles: [teacher, ...rest] }])).toBe(
      'Your best match was Leisure course teacher on Aug 1, 2026, and is now Registered nurse: the two scores are of different occupations.',
    );
    expect(
      moveSentence([now, { ...before, top_roles: [teacher, { ...nurse, final_score: 74.2 }, ...rest] }]),
    ).toContain('Registered nurse, which scored 74 then');
    expect(moveNote(now, { ...before, top_roles: [teacher, ...rest] })).toBe('another occupation since Aug 1, 2026');
  });

  it('names which occupations are new since the result before (U14)', () => {
    const [newest, before] = results([80], [70]) as [LatestResult, LatestResult];
    const [first, ...rest] = newest.top_roles;
    expect(newRolesSentence([newest])).toBeNull();
    expect(newRolesSentence([newest, before])).toBe('No occupation is new since Aug 1, 2026.');
    expect(newRolesSentence([newest, { ...before, top_roles: rest }])).toMatch(
      new RegExp(`^New since Aug 1, 2026, of ${newest.top_roles.length}: [^,]+\\.$`),
    );
    const others = ['11-9111.00', '29-1141.00', '25-2021.00', '47-2111.00'].map((code) => ({ ...first!, code }));
    expect(
      newRolesSentence([
        { ...newest, top_roles: others },
        { ...before, top_roles: [] },
      ]),
    ).toMatch(/ and 1 more\.$/);
  });

  it('says the move in a few words, in the whole numbers one reads', () => {
    const note = (newest: number, before: number) =>
      moveNote(...(results([newest], [before]) as [LatestResult, LatestResult]));
    expect(note(83, 74)).toBe('9 points up since Aug 1, 2026');
    expect(note(60, 74)).toBe('14 points down since Aug 1, 2026');
    expect(note(78, 74)).toBe('4 points up since Aug 1, 2026: read as unchanged');
    expect(note(73.4, 74)).toBe('1 point down since Aug 1, 2026: read as unchanged');
    expect(note(74.4, 73.6)).toBe('unchanged since Aug 1, 2026');
  });

  it('says which field led, and nothing where that is not known', () => {
    expect(fieldSentence(results([1, 'Law'], [1, 'Law']))).toBe('The leading field is the same in both: Law.');
    expect(fieldSentence(results([1, 'Law'], [1, 'Law'], [1, 'Law']))).toContain('the same in all 3');
    expect(fieldSentence(results([1, 'Art'], [1, 'Law'], [1, 'Law']))).toBe(
      'The leading field was Law, and is now Art.',
    );
    expect(fieldSentence(results([1, 'Art'], [1, 'Law'], [1, 'Art']))).toContain('was Art, then Law, and is now Art');
    expect(fieldSentence(results([1, 'Art'], [1]))).toBeNull();
  });
});
