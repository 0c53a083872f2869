/** Of everything a model is asked for one answer, streamed or not, so that it still reaches who waits for it. */
export const MODEL_TIMEOUT_MS = 22_000;
