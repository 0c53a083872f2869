import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { filesOf } from '#test/support/stack/files-of.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { generateCareerReport, downloadCareerReport } = api.reports;
const { deleteAssessment, getResult } = api.assessment;

let stack: Stack;
let owner: SignedIn;
let resultId: string;
let sessionId: string;
beforeAll(async () => {
  stack = await startStack();
  owner = await stack.signUpAndIn();
  ({ resultId, sessionId } = await finishAssessment(stack, owner, sampleAnswers()));
});
afterAll(() => stack?.stop());

const generate = (input: object, { accessToken } = owner) =>
  stack.call(generateCareerReport, { assessmentResults: { id: resultId }, ...input } as never, accessToken);

describe('the report of a result', () => {
  it.each(['comprehensive', 'summary'] as const)(
    'is written as %s from what is stored (RPT-05)',
    async (reportType) => {
      const { body: result } = await stack.call(getResult, { id: resultId }, owner.accessToken);
      const forged = { scores: { final: 100 }, roles: [{ title: 'Chief Wizard' }] };
      const { status, body } = await generate({
        userName: '<img src=x onerror=alert(1)> Sam',
        assessmentResults: { id: resultId, ...forged },
        careerMatches: [{ title: 'Chief Wizard' }],
        cvAnalysis: { skills: ['Sorcery'] },
        reportType,
      });
      expect([status, body.success]).toEqual([200, true]);
      expect(body.reportHtml).toContain('&lt;img src=x onerror=alert(1)&gt; Sam');
      expect(body.reportHtml).not.toMatch(/Wizard|Sorcery|<img|<script/);
      for (const { code, title } of result.roles) expect(body.reportHtml).toContain(nameOf(code, title));
      expect(body.reportHtml).toContain('Bureau of Labor Statistics');
      expect(await filesOf(stack.endpoints, owner.sub)).toContain(`reports/${sessionId}/${reportType}.html`);
    },
  );

  it('is counted nowhere (D-70) and named by the session as well (D-13)', async () => {
    const { body } = await stack.call(api.plans.getUsageSummary, {}, owner.accessToken);
    expect((await generate({ assessmentResults: { id: sessionId } })).status).toBe(200);
    const after = await stack.call(api.plans.getUsageSummary, {}, owner.accessToken);
    expect(after.body.usage).toEqual(body.usage);
  });

  it('is a PDF to save, as an attachment and for whoever asked (R8)', async () => {
    const { body } = await stack.call(downloadCareerReport, { userName: 'Sam', resultId }, owner.accessToken);
    const answer = await fetch(body.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Waymark career report [\d-]+\.pdf"$/,
    );
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
      mergePages: true,
    });
    expect(text).toContain('For Sam');
    expect((await fetch(body.url.replace('comprehensive-a4', 'summary-a4'))).status).toBe(403);
  });

  it('is nothing to anybody else, and does not exist without a result (R2)', async () => {
    const other = await stack.signUpAndIn();
    expect((await generate({}, other)).status).toBe(404);
    expect((await stack.call(downloadCareerReport, { resultId }, other.accessToken)).status).toBe(404);
    expect((await generate({ assessmentResults: {} })).status).toBe(400);
    expect(await filesOf(stack.endpoints, other.sub)).toEqual([]);
  });

  it('goes with the assessment it was made from', async () => {
    expect((await filesOf(stack.endpoints, owner.sub)).length).toBeGreaterThan(2);
    await stack.call(deleteAssessment, { session_id: sessionId }, owner.accessToken);
    expect(await filesOf(stack.endpoints, owner.sub)).toEqual([]);
    expect((await generate({})).status).toBe(404);
  });
});
