import { ensureBuild } from '#infra/local/gateway/web-build.ts';
import { findChromium } from './chromium.ts';

/** The global setup of the browser tests: what two workers would otherwise both begin to make. */
export default function setup(): void {
  ensureBuild();
  findChromium();
}
