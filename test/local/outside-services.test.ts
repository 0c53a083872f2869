import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outsideServices } from '#infra/local/outside-services.ts';
import { blockSize } from '#infra/local/ports.ts';
import { root } from '#test/support/source/source-tree.ts';

const services = Object.values(outsideServices);

it('every stand-in is in the list, under the name of its folder', () => {
  const folders = readdirSync(join(root, 'infra/local/stand-ins')).filter((name) => name !== 'kit');
  expect(Object.keys(outsideServices).sort()).toEqual(folders.sort());
});

it('each has a port of its own in the block, other than those of the app and the control port', () => {
  const ports = services.map(({ port }) => port);
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of ports) expect([port, port > 0 && port !== 6 && port < blockSize]).toEqual([port, true]);
});

it('no variable is set by two of them', () => {
  const variables = services.flatMap(({ address, env }): string[] => [address, ...env]);
  expect(new Set(variables).size).toBe(variables.length);
});

it('README lists the variable that replaces each of them', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const untold = services.map(({ address }) => address).filter((address) => !readme.includes(`\`${address}\``));
  expect(untold, 'README, "What npm start does"').toEqual([]);
});
