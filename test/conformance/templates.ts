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
/** The routes of the later release: so few that every export between stacks may lose its last user. */
const kept = ['/assessment-health', '/sign-out'];

/** Lints both stages, creates them, updates them to a release with two routes, and back with the old templates. */
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
