/** One limit covers all model requests of one answer, so that the answer arrives before the caller's own timeout. */
export const MODEL_TIMEOUT_MS = 22_000;
