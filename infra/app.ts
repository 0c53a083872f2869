import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { routeEntries } from '#shared/api.ts';
import { bundle } from './lib/bundles.ts';
import { type SiteBuild, siteBuild } from './lib/site/site-build.ts';
import { schedules } from './schedules.ts';
import { ApiStack } from './stacks/api.ts';
import { AuthStack } from './stacks/auth.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeStack } from './stacks/edge.ts';
import { JobsStack } from './stacks/jobs.ts';
import { WatchStack } from './stacks/watch.ts';
import { WebStack } from './stacks/web.ts';
import { Refusal } from './stage/refusal.ts';
import { readStage, type Stage } from './stage/stage.ts';
import { summary } from './stage/summary.ts';

/** The whole deployment; a starting point for reading: all stacks, and what each may know of the others. */
export function waymark(app: App, stage: Stage, build: SiteBuild): App {
  const name = (stack: string) => `Waymark-${stage.name}-${stack}`;
  const props = { stage, env: { account: stage.account, region: stage.region }, crossRegionReferences: true };

  const data = new DataStack(app, name('Data'), props);
  const auth = new AuthStack(app, name('Auth'), { ...props, data });
  const api = new ApiStack(app, name('Api'), { ...props, data, auth });
  const jobs = new JobsStack(app, name('Jobs'), { ...props, data, auth });
  const edge = new EdgeStack(app, name('Edge'), { ...props, env: { account: stage.account, region: 'us-east-1' } });
  const web = new WebStack(app, name('Web'), { ...props, data, api, auth, edge, build });
  const watch = new WatchStack(app, name('Watch'), { ...props, data, auth, api, jobs });

  for (const [stack, dataClass] of [
    [data, 'personal'],
    [auth, 'personal'],
    [api, 'none'],
    [jobs, 'none'],
    [edge, 'none'],
    [web, 'public'],
    [watch, 'none'],
  ] as const)
    Tags.of(stack).add('data-class', dataClass);
  Tags.of(app).add('app', 'waymark');
  Tags.of(app).add('stage', stage.name);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

function main(): void {
  const app = new App();
  try {
    const stage = readStage(app.node);
    const build = siteBuild();
    bundle([...routeEntries, ...Object.values(schedules)].map(({ file }) => file));
    waymark(app, stage, build);
    process.stderr.write(summary(stage, app));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`waymark: ${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
