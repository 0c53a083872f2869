/** What a script of a check found: its lines that begin with FAULT, or how it broke off. */
export function faultsOf({ code, output }: { code: number | null; output: string }): string[] {
  const faults = output.split('\n').filter((line) => line.startsWith('FAULT '));
  if (code === 0) return [];
  return faults.length > 0 ? faults.map((line) => line.slice('FAULT '.length)) : [output.slice(-2_000)];
}
