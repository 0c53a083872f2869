import { App, type Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { waymark } from '#infra/app.ts';
import { readStage } from '#infra/stage/stage.ts';
import { flags, prodContext, smallBuild } from '../assembly.ts';
import { all, stacks, templates, text } from './prod.ts';

describe('the assembly', () => {
  it('keeps data and identity in stacks of their own that cannot be deleted by accident (I50)', () => {
    const protectedStacks = stacks
      .filter((stack) => stack.terminationProtection)
      .map((stack) => stack.stackName.split('-').at(-1));
    expect(protectedStacks.sort()).toEqual(['Auth', 'Data']);
  });

  it('says of every stack which app, stage and kind of data it is of (I50)', () => {
    const tags = Object.fromEntries(stacks.map((stack) => [stack.stackName.split('-').at(-1), stack.tags.tagValues()]));
    const of = (dataClass: string) => ({ app: 'waymark', stage: 'prod', 'data-class': dataClass });
    expect(tags).toEqual({
      Data: of('personal'),
      Auth: of('personal'),
      Api: of('none'),
      Jobs: of('none'),
      Edge: of('none'),
      Web: of('public'),
      Watch: of('none'),
    });
  });

  it('is refused while a finding of cdk-nag is open: every template that a test looks at has none (G30, I52)', () => {
    const app = new App({ context: { ...flags, ...prodContext }, analyticsReporting: false });
    waymark(app, readStage(app.node), smallBuild());
    new Bucket(app.node.findChild('Waymark-prod-Data') as Stack, 'Planted');
    expect(() => app.synth()).toThrow(/Planted[\s\S]*AwsSolutions-S1/);
  });

  it('puts no secret in an output (I51)', () => {
    for (const template of templates.values())
      expect(text(template.Outputs ?? {})).not.toMatch(/sk_|whsec_|AKIA|Secret/);
  });

  it('keeps the logical ids of what holds state: another id would replace the table or the pool (I53)', () => {
    expect([...all('AWS::DynamoDB::Table'), ...all('AWS::Cognito::UserPool')].map(([id]) => id)).toEqual([
      'TableCD117FA1',
      'Users0A0EEA89',
    ]);
  });
});
