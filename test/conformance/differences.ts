/**
 * The differences between two servers' answers to the same calls.
 * @param meant the reason for each intended difference, by call
 */
export function differences(
  here: Record<string, unknown>,
  there: Record<string, unknown>,
  meant: Record<string, string>,
): string[] {
  const told = (answer: unknown) => JSON.stringify(answer);
  const differ = Object.keys(here).filter((name) => told(here[name]) !== told(there[name]));
  return [
    ...differ
      .filter((name) => !meant[name])
      .map((name) => `${name}: the stand-in says ${told(here[name])}, the engine ${told(there[name])}`),
    ...Object.keys(meant)
      .filter((name) => !differ.includes(name))
      .map((name) => `${name}: meant to differ, and does not`),
  ];
}
