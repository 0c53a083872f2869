import { describe, expect, it } from 'vitest';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import {
  type Assessment,
  lossOf,
  newestFirst,
  resultSummary,
  shortId,
  stageNote,
  stageOfThree,
  statusBadge,
} from '#web/features/history/assessment-card.ts';

const role = (title: string) => ({
  id: title,
  code: `code of ${title}`,
  title,
  final_score: 80,
  salary_range: null,
  growth_outlook: null,
  opportunity: { salary_p50: null, salary_p75: null, growth: null },
});

const row = (more: Record<string, unknown> = {}, result: Record<string, unknown> = {}) => ({
  id: 'assessment_00000001',
  session_id: '0123456789abcdef',
  user_id: 'someone',
  status: 'completed',
  stage: 2,
  variant: 'gold-standard-v1',
  created_at: '2026-01-05T15:30:00.000Z',
  completed_at: '2026-01-05T15:45:00.000Z',
  expires_at: '2026-01-06T15:30:00.000Z',
  imported_at: null,
  kept_until: '2026-02-04T15:45:00.000Z',
  career_assessment_results: [
    {
      id: 'result_000000000001',
      user_id: 'someone',
      final_score: 84.6,
      fit_score: 80,
      opportunity_score: 70,
      feasibility_score: 60,
      top_roles: ['A', 'B', 'C', 'D', 'E'].map(role),
      top_clusters: [{ name: 'Science', avg_score: 70 }],
      created_at: '2026-01-05T15:45:00.000Z',
      ...result,
    },
  ],
  ...more,
});

/** Through the contract, as the client reads it. */
const read = (rows: unknown[]): Assessment[] => assessmentRoutes.listAssessments.output.parse(rows);
const one = (...parts: Parameters<typeof row>): Assessment => read([row(...parts)])[0]!;

const namesOf = (assessment: Parameters<typeof resultSummary>[0]) =>
  resultSummary(assessment)?.roles.map(({ name }) => name);

describe('history card', () => {
  it('names the four states, and anything else Unknown (HIS-06, DAT-13)', () => {
    const labels = ['completed', 'in_progress', 'abandoned', 'expired', 'paused'].map(
      (status) => statusBadge(one({ status }).status).label,
    );
    expect(labels).toEqual(['Completed', 'In Progress', 'Abandoned', 'Expired', 'Unknown']);
  });

  it('says how far an assessment under way is (HIS-07, HIS-08, DAT-14)', () => {
    expect([0, 1, 2].map(stageNote)).toEqual([
      'You have just started.',
      'You are halfway complete.',
      'You are almost complete.',
    ]);
    expect([0, 1, 2].map(stageOfThree)).toEqual(['Stage 1 of 3', 'Stage 2 of 3', 'Stage 3 of 3']);
  });

  it('a completed one shows its rounded match, three titles and how many more (HIS-09, HIS-10, HIS-11)', () => {
    expect(resultSummary(one())).toMatchObject({ id: 'result_000000000001', score: 84.6, more: 2 });
    expect(namesOf(one())).toEqual(['A', 'B', 'C']);
    const nurse = one({}, { top_roles: [{ ...role('Registered Nurses'), code: '29-1141.00' }] });
    expect(resultSummary(nurse)).toMatchObject({ roles: [{ code: '29-1141.00', name: 'Registered nurse' }], more: 0 });
  });

  it('without a result, or not completed, there is nothing to view (HIS-13)', () => {
    expect(resultSummary(one({ career_assessment_results: [] }))).toBeNull();
    expect(resultSummary(one({ status: 'in_progress' }))).toBeNull();
  });

  it('says before it is deleted what is lost, and what comes of the use of the plan (HIS-16)', () => {
    expect(lossOf(one())).toContain('stays used');
    expect(lossOf(one({ status: 'in_progress', career_assessment_results: [] }))).toContain('becomes free again');
    for (const status of ['abandoned', 'expired'] as const)
      expect(lossOf(one({ status, career_assessment_results: [] }))).not.toContain('plan');
  });

  it('a list that arrives as JSON text is read; broken text is an empty list (DAT-10, DAT-11)', () => {
    const text = JSON.stringify(['X', 'Y'].map(role));
    expect(namesOf(one({}, { top_roles: text }))).toEqual(['X', 'Y']);
    for (const broken of ['[{', '', 'null', '{"title":"X"}', null])
      expect(namesOf(one({}, { top_roles: broken, top_clusters: broken }))).toEqual([]);
    expect(() => one({}, { top_roles: [{ title: 1 }] })).toThrow();
  });

  it('shows the first eight characters of the session (HIS-12)', () => {
    expect(shortId('0123456789abcdef')).toBe('01234567');
  });

  it('newest first, whatever order they arrive in (HIS-04)', () => {
    const dates = ['2026-01-02', '2026-03-01', '2025-12-31'].map((day) => `${day}T00:00:00.000Z`);
    const list = newestFirst(read(dates.map((created_at) => row({ created_at }))));
    expect(list.map((assessment) => assessment.created_at.slice(0, 10))).toEqual([
      '2026-03-01',
      '2026-01-02',
      '2025-12-31',
    ]);
  });
});
