/** How long a finished stage waits for the server before the person goes on; saving continues meanwhile. */
const TIMEOUT_MS = 4_000;

export const saveTimeout = () => new Promise<true>((resolve) => setTimeout(resolve, TIMEOUT_MS, true));
