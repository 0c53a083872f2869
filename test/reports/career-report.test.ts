import { describe, expect, it } from 'vitest';
import type { Block } from '#shared/documents/document.ts';
import { percent, usd } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { sampleResult } from '#test/support/people/sample-result.ts';

const result = sampleResult();
const of = (type: 'comprehensive' | 'summary', userName = 'Sam') => careerReport(result, { userName, type });
const figures = new Set<Block['kind']>(['facts', 'table', 'bars', 'contour']);

describe('the career report', () => {
  it.each(['comprehensive', 'summary'] as const)('%s: no figure stands without its source below it', (type) => {
    const { blocks } = of(type);
    const open = blocks.flatMap((block, index) => {
      if (!figures.has(block.kind)) return [];
      const next = blocks.slice(index + 1).find(({ kind }) => kind === 'source' || kind === 'heading');
      return next?.kind === 'source' || reachesSource(blocks, index) ? [] : [JSON.stringify(block)];
    });
    expect(blocks.filter(({ kind }) => figures.has(kind)).length).toBeGreaterThan(3);
    expect(open).toEqual([]);
  });

  /** the scores of an occupation stand with its reasons, whose source is theirs */
  const reachesSource = (blocks: Block[], index: number) => {
    const rest = blocks.slice(index + 1);
    const end = rest.findIndex((block) => block.kind === 'heading' && block.level === 2);
    return rest.slice(0, end < 0 ? undefined : end).some(({ kind }) => kind === 'source');
  };

  it('says what is stored, for every match', () => {
    const text = JSON.stringify(of('comprehensive').blocks);
    for (const { code, title, final_score, opportunity } of result.roles) {
      expect(text).toContain(nameOf(code, title));
      expect(text).toContain(percent(final_score));
      if (opportunity.salary_p50 !== null) expect(text).toContain(usd(opportunity.salary_p50));
    }
    const explained = of('comprehensive').blocks.filter((block) => block.kind === 'heading' && block.level === 2);
    expect(explained.map((block) => 'text' in block && block.text)).toEqual(
      expect.arrayContaining(result.roles.slice(0, 5).map(({ code, title }) => nameOf(code, title))),
    );
  });

  it('names the work that somebody wants to leave, and why it is not among the matches', () => {
    const set_aside = { code: '29-1141.00', title: 'Registered Nurses', final_score: 78.4, place: 3 };
    const sentence =
      'Registered nurse is your own work. It would be third with 78 of 100. You said that you want to do something else, so it is not among the ten.';
    for (const type of ['comprehensive', 'summary'] as const) {
      const { blocks } = careerReport({ ...result, set_aside }, { userName: '', type });
      expect(blocks).toContainEqual({ kind: 'text', text: sentence });
    }
    expect(JSON.stringify(of('comprehensive').blocks)).not.toContain('your own work');
  });

  it('in short explains no single occupation, and leaves a name out that nobody gave', () => {
    const short = of('summary', '');
    expect(short.blocks.length).toBeLessThan(of('comprehensive').blocks.length / 2);
    expect(short.subtitle).toBeUndefined();
  });

  it('is as unsure as the result: no best field or match of answers that lead nowhere, and doubt comes first', () => {
    const scores = { ...result.scores, confidence: 35 };
    const careless = { flagged: true, reasons: ['You gave the same answer 18 times.'] };
    const texts = (changed: Partial<typeof result>) =>
      JSON.stringify(careerReport({ ...result, ...changed }, { userName: '', type: 'summary' }).blocks);
    for (const changed of [{ scores }, { careless }]) {
      expect(texts(changed)).not.toMatch(/suits you best|Your best match|As a field, /);
      expect(texts(changed)).toContain('do not single out a direction');
    }
    const flagged = texts({ careless });
    expect(flagged.indexOf('Do these answers describe you?')).toBeLessThan(flagged.indexOf('Overall score'));
    expect(flagged).toContain(careless.reasons[0]);
  });

  it('calls fields level that the answers do not tell apart', () => {
    const [first, second, ...others] = result.clusters;
    const sure = { ...result.scores, confidence: 70 };
    const calm = { flagged: false, reasons: [] };
    const finding = (clusters: typeof result.clusters) =>
      careerReport(
        { ...result, clusters, scores: sure, careless: calm },
        { userName: '', type: 'summary' },
      ).blocks.flatMap((block) => (block.kind === 'bars' ? block.finding : []))[0];
    const tied = [first!, { ...second!, tie_group: first!.tie_group }, ...others];
    const apart = [first!, { ...second!, tie_group: first!.tie_group + 1 }, ...others];
    expect(finding(tied)).toContain('Two fields are tied for first place: ');
    expect(finding(apart)).toContain(`As a field, ${first!.name.toLowerCase()} comes first.`);
  });

  it('says "not published" where there is no figure, and never a zero instead', () => {
    const [role, ...others] = result.roles;
    const opportunity = { ...role!.opportunity, salary_p50: null, growth: null };
    const { blocks } = careerReport(
      { ...result, roles: [{ ...role!, opportunity }, ...others] },
      { userName: '', type: 'summary' },
    );
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.rows[0]?.slice(3)).toEqual(['not published', 'not published']);
  });
});
