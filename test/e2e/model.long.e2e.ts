import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { startLlmServer } from '#test/support/ai/llm-server.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { storedSession } from '#test/support/browser/stored-session.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { startStack } from '#test/support/stack/stack.ts';

test('a model on this machine says what comes first, and the order stays where its answer has another form (RES-20, D-76)', async ({
  newPage,
}) => {
  let answer: (ids: string[]) => object = (ids) => ({ first: ids.toReversed() });
  const llm = await startLlmServer((facts) => answer(Object.keys(facts).filter((id) => id.startsWith('strengths.'))));
  const stack = await startStack({ built: true, env: { WAYMARK_LLM_URL: llm.url } });
  const person = await stack.signUpAndIn();
  const { resultId } = await finishAssessment(stack, person, sincereAnswers('29-1141.00'));
  const page = await newPage({ baseURL: stack.endpoints.web, storageState: storedSession(stack, person) });
  const overlay = page.getByRole('dialog', { name: 'AI Career Analysis' });
  const analyse = async () => {
    await page.goto(`/career-path/result/${resultId}`);
    await page.getByRole('button', { name: 'Get AI Analysis' }).click();
    await overlay.getByRole('button', { name: 'Start the analysis' }).click();
  };
  const strengths = overlay
    .getByRole('region', { name: 'What you bring' })
    .getByRole('list')
    .first()
    .getByRole('listitem');
  let ranked: string[] = [];

  await test.step('what it put first stands first, under its name, beside the scores of the result', async () => {
    await analyse();
    await expect(overlay.getByText(/A language model on Amazon Bedrock only decides/)).toBeVisible();
    await expect(overlay.getByText(/% overall fit/)).toBeVisible();
    ranked = await strengths.allTextContents();
    expect(llm.asked).toHaveLength(1);
    const [{ model, messages, response_format: form } = { messages: [] }] = llm.asked;
    expect([model, messages.map(({ role }) => role)]).toEqual(['a-model', ['system', 'user']]);
    expect(form).toMatchObject({ type: 'json_schema', json_schema: { name: 'answer' } });
    expect(messages[0]?.content).toContain('experienced career counselor');
  });

  await test.step('an answer of another form is refused twice, and the composer decides what comes first', async () => {
    answer = () => ({ first: 'It pays $987,654.' });
    await analyse();
    await expect(overlay.getByText(/No language model has read your answers/)).toBeVisible();
    await expect(overlay.getByText('987,654')).toHaveCount(0);
    expect(ranked.length).toBeGreaterThan(1);
    expect(await strengths.allTextContents()).toEqual(ranked.toReversed());
    expect(llm.asked).toHaveLength(3);
    expect(llm.asked[2]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(llm.asked[2]?.messages.at(-1)?.content).toContain('does not fit the form');
  });
  await page.close();
  await stack.stop();
  await llm.stop();
});
