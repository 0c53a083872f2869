/** Something outside the program keeps the stack from starting. Shown as one line; its message says the way out. */
export class StartError extends Error {
  override name = 'StartError';
}
