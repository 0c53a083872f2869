/** Concurrency of reliability T-027. Further requests wait here, because the server's time to answer is limited. */
const CONNECTIONS = 64;

/** Asks `count` times concurrently over a limited number of connections; answers are in the order of the questions. */
export async function atOnce<Answer>(count: number, ask: (position: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let asked = 0;
  const connection = async () => {
    for (let position = asked++; position < count; position = asked++) answers[position] = await ask(position);
  };
  await Promise.all(Array.from({ length: Math.min(count, CONNECTIONS) }, connection));
  return answers;
}
