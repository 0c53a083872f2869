/** How long a completed stage waits for the server before moving on; saving continues in the background. */
const TIMEOUT_MS = 4_000;

export const saveTimeout = () => new Promise<true>((resolve) => setTimeout(resolve, TIMEOUT_MS, true));
