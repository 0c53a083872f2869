import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';

/**
 * Asks the model for one word, so that missing access is reported before the deployment and not by fallbacks after it.
 */
export async function modelAnswers(modelId: string, region: string): Promise<void> {
  const client = new BedrockRuntimeClient({ region, maxAttempts: 2 });
  try {
    await client.send(
      new ConverseCommand({
        modelId,
        messages: [{ role: 'user', content: [{ text: 'Say yes.' }] }],
        inferenceConfig: { maxTokens: 5 },
      }),
    );
  } catch (error) {
    throw new Error(
      `the model ${modelId} does not answer in ${region} (${(error as Error).name}: ${(error as Error).message}): ask for access to it in the console, or see docs/runbook.md, *AI text*`,
    );
  } finally {
    client.destroy();
  }
}
