import { startLlmServer } from '#test/support/ai/llm-server.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { storedSession } from '#test/support/browser/stored-session.ts';
import { finishAssessment } from '#test/support/people/finished-assessment.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { startStack } from '#test/support/stack/stack.ts';

test('a model on this machine writes the analysis, and the composer where it makes something up (RES-20, D-76)', async ({
  newPage,
}) => {
  let invented = '';
  const llm = await startLlmServer((facts) => {
    const of = (id: string) => [{ text: `${facts[id]}${invented}`, rests_on: [id] }];
    return {
      summary: of('confidence'),
      strengths: of('role.1.score'),
      tensions: [],
      matches: [
        {
          code: facts['role.1.code'],
          reasoning: of('role.1.fit'),
          growth_potential: of('role.1.growth'),
          skill_requirements: [],
          salary_range: of('role.1.pay'),
        },
      ],
      immediate_steps: [{ text: 'Talk to somebody who does this work.', rests_on: ['role.1.fit'] }],
      six_month_goals: [],
      long_term_vision: [],
    };
  });
  const stack = await startStack({ built: true, env: { WAYMARK_LLM_URL: llm.url } });
  const person = await stack.signUpAndIn();
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  const page = await newPage({ baseURL: stack.endpoints.web, storageState: storedSession(stack, person) });
  const overlay = page.getByRole('dialog', { name: 'AI Career Analysis' });
  const analyse = async () => {
    await page.goto(`/career-path/result/${resultId}`);
    await page.getByRole('button', { name: 'Get AI Analysis' }).click();
    await expect(overlay.getByText(/Written by a language model/)).toBeVisible();
    await overlay.getByRole('button', { name: 'Start the analysis' }).click();
  };

  await test.step('what it wrote stands on the screen under its name, beside the scores of the result', async () => {
    await analyse();
    await expect(overlay.getByText('Talk to somebody who does this work.')).toBeVisible();
    await expect(overlay.getByText(/Written by a language model/)).toBeVisible();
    await expect(overlay.getByText(/% overall fit/)).toBeVisible();
    expect(llm.asked).toHaveLength(1);
    const [{ model, messages, response_format: form } = { messages: [] }] = llm.asked;
    expect([model, messages.map(({ role }) => role)]).toEqual(['a-model', ['system', 'user']]);
    expect(form).toMatchObject({ type: 'json_schema', json_schema: { name: 'answer' } });
    expect(messages[0]?.content).toContain('experienced career counsellor');
  });

  await test.step('a figure of its own is refused twice, and the composer writes', async () => {
    invented = ' It pays $987,654.';
    await analyse();
    await expect(overlay.getByText(/Written by .+ built-in composer/)).toBeVisible();
    await expect(overlay.getByText('987,654')).toHaveCount(0);
    expect(llm.asked).toHaveLength(3);
    expect(llm.asked[2]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(llm.asked[2]?.messages.at(-1)?.content).toContain('987,654');
  });
  await page.close();
  await stack.stop();
  await llm.stop();
});
