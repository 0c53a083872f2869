/** The findings of a check's script: its output lines that begin with FAULT. */
export function faultsOf({ code, output }: { code: number | null; output: string }): string[] {
  const faults = output.split('\n').filter((line) => line.startsWith('FAULT '));
  if (code === 0) return [];
  if (faults.length === 0) throw new Error(output.slice(-2_000));
  return faults.map((line) => line.slice('FAULT '.length));
}
