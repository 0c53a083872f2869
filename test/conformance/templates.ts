import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prodContext } from '#test/infra/assembly.ts';
import { assemble } from './assemble.ts';
import type { Check } from './check.ts';
import { python } from './engines.ts';
import { faultsOf } from './faults.ts';
import { run } from './program.ts';

const { account, region } = prodContext;
const stages = {
  dev: { stage: 'dev', account, region, 'aws:cdk:bundling-stacks': [] },
  prod: prodContext,
};
/** What a later release takes away here is all it could: whatever one stack lets another use may lose its last user. */
const kept = ['/assessment-health', '/sign-out'];

/** Both stages linted, created, updated to a release with two routes, and brought back by the old templates. */
export const templates: Check = async () => {
  const programs = python();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-assembly-'));
  const findings: string[] = [];
  let stacks = 0;
  for (const [name, context] of Object.entries(stages)) {
    const now = assemble(join(folder, name), context);
    const later = assemble(join(folder, `${name}-later`), context, kept);
    const held = await run(join(programs, 'python'), ['test/conformance/templates.py', now, later]);
    stacks += held.output.match(/CREATE_COMPLETE/g)?.length ?? 0;
    findings.push(...faultsOf(held).map((fault) => `${name}: ${fault}`));
  }
  rmSync(folder, { recursive: true, force: true });
  return { measured: `${stacks} stacks linted, created, updated and brought back`, findings };
};
