import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { letteringFile, mapFile, mapLettering, occupationMap } from '../../../../web/tools/draw-occupation-map.ts';

it('the map of the home page is drawn from the facts table that ships', () => {
  const shown = readFileSync(mapFile, 'utf8');
  expect(occupationMap(embeddedFacts()) === shown, 'run `node web/tools/draw-occupation-map.ts`').toBe(true);
  expect(shown.match(/<path/g)?.length).toBe(19);
});

it('what is lettered on it lies where the facts say', () => {
  expect(mapLettering(embeddedFacts())).toBe(readFileSync(letteringFile, 'utf8'));
});
