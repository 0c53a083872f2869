import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './build/browsers.ts';

/**
 * The browser build. No aliases: `#web/…` and `#shared/…` are the imports map of package.json, which Vite resolves as
 * Node does. Nothing but the first script is inlined into the HTML: the policy of every answer allows that one by its
 * hash and otherwise `'self'` alone (reliability T-093). The manifest is written so that tests can weigh what each screen loads.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: { host: '127.0.0.1', strictPort: true },
  build: {
    target: oldestBrowsers,
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // small parts that many load are one file: a screen would name and fetch each of them (record 0099)
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'everywhere', minShareCount: 14, priority: 1 },
            { name: 'kit', test: /web\/src\/ui\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
