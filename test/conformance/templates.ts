import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { waymark } from '#infra/app.ts';
import { readStage } from '#infra/stage/stage.ts';
import { routeEntries } from '#shared/api.ts';
import { flags, prodContext, smallBuild } from '#test/infra/assembly.ts';
import type { Check } from './check.ts';
import { python } from './engines.ts';
import { run } from './program.ts';

const { account, region } = prodContext;
const stages = {
  dev: { stage: 'dev', account, region, 'aws:cdk:bundling-stacks': [] },
  prod: prodContext,
};
/** What a later release takes away here is all it could: whatever one stack lets another use may lose its last user. */
const kept = ['/assessment-health', '/sign-out'];

/** The assembly of a deployment, of all routes or of some. */
function assemble(outdir: string, context: Record<string, unknown>, only?: string[]): string {
  const whole = routeEntries.splice(0);
  routeEntries.push(...whole.filter(({ route }) => !only || only.includes(route.path)));
  try {
    const app = new App({ outdir, context: { ...flags, ...context }, analyticsReporting: false });
    waymark(app, readStage(app.node), smallBuild()).synth();
    return outdir;
  } finally {
    routeEntries.splice(0, routeEntries.length, ...whole);
  }
}

/** Both stages linted, created, updated to a release with two routes, and brought back by the old templates. */
export const templates: Check = async () => {
  const programs = python();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-assembly-'));
  const findings: string[] = [];
  let stacks = 0;
  for (const [name, context] of Object.entries(stages)) {
    const now = assemble(join(folder, name), context);
    const later = assemble(join(folder, `${name}-later`), context, kept);
    const { code, output } = await run(join(programs, 'python'), ['test/conformance/templates.py', now, later]);
    stacks += output.match(/CREATE_COMPLETE/g)?.length ?? 0;
    const faults = output.split('\n').filter((line) => line.startsWith('FAULT '));
    if (code !== 0)
      findings.push(...(faults.length > 0 ? faults : [output.slice(-2_000)]).map((line) => `${name}: ${line}`));
  }
  rmSync(folder, { recursive: true, force: true });
  return { measured: `${stacks} stacks linted, created, updated and brought back`, findings };
};
