/** How long a finished stage waits for the server before the person goes on; saving continues meanwhile. */
const PATIENCE_MS = 4_000;

export const patience = () => new Promise<true>((resolve) => setTimeout(resolve, PATIENCE_MS, true));
