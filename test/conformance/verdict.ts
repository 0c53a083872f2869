import type { Told } from './check.ts';

/** What it is about: its first line, without what differs from run to run (times, ports, ids). */
const gist = (finding: string): string =>
  (finding.split('\n')[0] ?? '').replace(/[\da-f-]*\d[\w.-]*/g, '#').slice(0, 160);

/**
 * What two tries say together. A difference is there every time; what a busy machine does is not. So only what differs in
 * both fails, and whoever could not be asked again is not believed.
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
