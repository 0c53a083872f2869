import * as z from 'zod/mini';

const endpoint = 'http://127.0.0.1:11434';
/** enough for a server on this machine */
const TIMEOUT_MS = 300;

const models = z.object({ models: z.array(z.object({ name: z.string() })).check(z.minLength(1)) });

/** The first model of an Ollama that answers on this machine, and the address of its API; null without one. */
export async function findOllama(
  at = endpoint,
  timeoutMs = TIMEOUT_MS,
): Promise<{ url: string; model: string } | null> {
  try {
    const response = await fetch(`${at}/api/tags`, { signal: AbortSignal.timeout(timeoutMs) });
    const list = models.safeParse(await response.json());
    return list.success ? { url: `${at}/v1`, model: list.data.models[0]!.name } : null;
  } catch {
    return null;
  }
}
