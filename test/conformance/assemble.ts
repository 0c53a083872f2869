import { App } from 'aws-cdk-lib';
import { waymark } from '#infra/app.ts';
import { readStage } from '#infra/stage/stage.ts';
import { routeEntries } from '#shared/api.ts';
import { flags, smallBuild } from '#test/infra/assembly.ts';

/** The cloud assembly of a deployment with all routes or some of them. */
export function assemble(outdir: string, context: Record<string, unknown>, only?: string[]): string {
  const whole = routeEntries.splice(0);
  routeEntries.push(...whole.filter(({ route }) => !only || only.includes(route.path)));
  try {
    const app = new App({ outdir, context: { ...flags, ...context }, analyticsReporting: false });
    waymark(app, readStage(app.node), smallBuild()).synth();
    return outdir;
  } finally {
    routeEntries.splice(0, routeEntries.length, ...whole);
  }
}
