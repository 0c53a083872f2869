import { expect, test } from '#test/support/browser/browser-test.ts';
import { findChromium } from '#test/support/browser/chromium.ts';

/** Font families that a machine may have, including generic ones. */
const asked = [
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'Arial',
  'DejaVu Sans',
  'Liberation Serif',
  'Noto Sans',
];

// a browser chosen or installed by hand uses the machine's fonts
test.skip(!findChromium().env, 'not the packed browser');

test('draws every text in the faces of its package, whatever is installed on the machine', async ({ newPage }) => {
  const page = await newPage();
  await page.setContent(asked.map((family) => `<p style="font-family: '${family}', ${family}">Waymark</p>`).join(''));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    }),
  );
  expect(drawn).toEqual(asked.map(() => ['Open Sans']));
});
