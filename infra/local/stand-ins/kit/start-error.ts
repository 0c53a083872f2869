/** A problem outside the program that prevents the start. Shown as one line; its message says how to fix it. */
export class StartError extends Error {
  override name = 'StartError';
}
