import { ensureBuild } from '#infra/local/gateway/web-build.ts';
import { findChromium } from './chromium.ts';

/** vitest's global setup of the browser tests: what two files at a time would otherwise both begin to make. */
export default function setup(): void {
  ensureBuild();
  findChromium();
}
