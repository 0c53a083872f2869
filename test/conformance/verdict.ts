import type { Told } from './check.ts';

/** What a finding is about: its first line, without parts that differ by run (times, ports, ids). */
const gist = (finding: string): string =>
  (finding.split('\n')[0] ?? '').replace(/[\da-f-]*\d[\w.-]*/g, '#').slice(0, 160);

/** A check that crashes has shown nothing: it is tried again like a difference, and fails if it crashes again. */
const crashed = 'it broke off by itself';
export const brokenOff = (said: string): Told => ({ how: 'failed', what: crashed, findings: [said] });

/**
 * How the run ends. A machine that can have none of the engines is told so and fails nothing; where they are, a run in
 * which no check came to its end has not passed.
 */
export function ending(checks: Told['how'][], engines: Told['how'][]): 'passed' | 'failed' | 'no engines' {
  if (checks.includes('failed')) return 'failed';
  if (engines.length > 0 && !engines.includes('passed')) return 'no engines';
  return checks.includes('passed') ? 'passed' : 'failed';
}

/**
 * Combines two attempts. A real difference occurs every time, the effects of a busy machine do not: only what differs
 * in both fails, and a difference that could not be checked again is not reported as one.
 */
export function verdict(first: Told, second: Told): Told {
  const findings = [...new Set([...first.findings, ...second.findings])];
  if (first.what === crashed && second.what === crashed) return second; // for whatever reason
  if (second.how === 'failed') {
    const before = new Set(first.findings.map(gist));
    const again = second.findings.filter((finding) => before.has(gist(finding)));
    if (again.length > 0) return { ...second, findings: again };
    return { how: 'skipped', what: `${second.what}; in each of two tries something else differed:`, findings };
  }
  const asked = second.how === 'passed' ? 'and not when asked again' : 'and could not be asked again';
  return { how: second.how, what: `${second.what}; differed at first, ${asked}:`, findings };
}
