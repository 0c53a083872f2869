import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenStates } from '#test/support/screens/screen-states.ts';
import { root } from '#test/support/source/source-tree.ts';
import { screens } from '#web/routes.tsx';

const web = join(root, 'web/src');
/** What opens over a screen: the kit's dialogs and the browser's own popovers. */
const opens = /<([Dd]ialog|ConfirmDialog)\b|\busePopover</;

describe('the table of screens and states', () => {
  it('has every screen of the app, and no other', () => {
    // the kit is not part of a build; kit.dev.e2e.ts covers it
    const paths = screens.map(({ path }) => path).filter((path) => path !== '/dev/kit');
    expect([...new Set(screenStates.map(({ screen }) => screen))].sort()).toEqual(paths.sort());
  });

  it('has everything that opens over a screen', () => {
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.tsx') &&
        !/^(ui|features\/dev-kit)\//.test(file) &&
        opens.test(readFileSync(join(web, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(8);
    expect([...new Set(screenStates.flatMap(({ over }) => over ?? []))].sort()).toEqual(files.sort());
  });

  it('names every state once', () => {
    const names = screenStates.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
