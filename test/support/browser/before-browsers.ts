import { ensureBuild } from '#infra/local/gateway/web-build.ts';
import { findChromium } from './chromium.ts';

/** Global setup of the browser tests: creates what two workers would otherwise both create. */
export default function setup(): void {
  ensureBuild();
  findChromium();
}
