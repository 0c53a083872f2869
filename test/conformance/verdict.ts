import type { Told } from './check.ts';

/** What a finding is about: its first line, without parts that differ by run (times, ports, ids). */
const gist = (finding: string): string =>
  (finding.split('\n')[0] ?? '').replace(/[\da-f-]*\d[\w.-]*/g, '#').slice(0, 160);

/**
 * Combines two attempts. A real difference occurs every time, the effects of a busy machine do not: only what differs
 * in both fails, and a difference that could not be checked again is not reported as one.
 */
export function verdict(first: Told, second: Told): Told {
  const findings = [...new Set([...first.findings, ...second.findings])];
  if (second.how === 'failed') {
    const before = new Set(first.findings.map(gist));
    const again = second.findings.filter((finding) => before.has(gist(finding)));
    if (again.length > 0) return { ...second, findings: again };
    return { how: 'skipped', what: `${second.what}; in each of two tries something else differed:`, findings };
  }
  const asked = second.how === 'passed' ? 'and not when asked again' : 'and could not be asked again';
  return { how: second.how, what: `${second.what}; differed at first, ${asked}:`, findings };
}
