import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { waymark } from '#infra/app.ts';
import type { SiteBuild } from '#infra/lib/site/site-build.ts';
import { siteFiles } from '#infra/lib/site/site-files.ts';
import { readStage } from '#infra/stage/stage.ts';

export interface Resource {
  Type: string;
  Properties: Record<string, any>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

export type Statement = Record<'Action' | 'Resource' | 'Condition', any>;

/** The CDK's feature flags, as the command line uses them. */
export const { context: flags } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));

export const prodContext = {
  stage: 'prod',
  account: '111122223333',
  region: 'eu-central-1',
  appOrigin: 'https://app.waymark.example',
  mailSender: 'no-reply@mail.acme.test',
  salesEmail: 'sales@acme.test',
  supportEmail: 'help@acme.test',
  communityUrl: 'https://chat.acme.test/?room=1&lang=en',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/11112222-3333-4444-5555-666677778888',
  alarmEmail: 'alarms@waymark.example',
  stripePricePro: 'price_1Pro',
  stripePriceSwitch: 'price_1Switch',
  stripePriceAddon: 'price_1Addon',
  // bundling is left to the size test; these tests look at the template
  'aws:cdk:bundling-stacks': [],
};

/** What a language model needs beside it. */
export const modelContext = {
  aiProvider: 'bedrock',
  aiModel: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
  aiModelRegions: 'eu-central-1,eu-west-1',
  aiInputPrice: '1.1',
  aiOutputPrice: '5.5',
  aiDailyBudgetUsd: '20',
};

/** A build with one file of each kind, so that templates can be tested without building the app. */
export function smallBuild(): SiteBuild {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-build-'));
  mkdirSync(join(folder, 'assets'));
  const page = '<!doctype html><script src="/assets/main-abc.js"></script>%ORIGIN% "%CONFIG%"';
  for (const name of ['index.html', 'app.html', 'pricing.html', 'sitemap.xml']) writeFileSync(join(folder, name), page);
  for (const name of ['icon.svg', 'assets/main-abc.js', 'assets/facts-abc.bin'])
    writeFileSync(join(folder, name), name);
  return { folder, files: siteFiles(folder) };
}

/** The stacks of a production deployment as CloudFormation would receive them. */
export function production(context: Record<string, unknown> = {}): {
  stacks: Stack[];
  templates: Map<string, any>;
  all: (type: string) => [string, Resource][];
  /** the policy statements of each role, by the id of the role or policy */
  rights: () => [string, Statement[]][];
} {
  const app = new App({ context: { ...flags, ...prodContext, ...context }, analyticsReporting: false });
  waymark(app, readStage(app.node), smallBuild());
  const stacks = app.node.children.filter((child): child is Stack => Stack.isStack(child));
  const templates = new Map(stacks.map((stack) => [stack.stackName, Template.fromStack(stack).toJSON()]));
  const all = (type: string): [string, Resource][] =>
    [...templates.values()].flatMap((template) =>
      Object.entries(template.Resources as Record<string, Resource>).filter(([, resource]) => resource.Type === type),
    );
  const rights = (): [string, Statement[]][] => [
    ...[...all('AWS::IAM::Policy'), ...all('AWS::IAM::ManagedPolicy')].map(
      ([id, { Properties }]): [string, Statement[]] => [id, Properties.PolicyDocument.Statement],
    ),
    ...all('AWS::IAM::Role').flatMap(([id, { Properties }]) =>
      (Properties.Policies ?? []).map((policy: any): [string, Statement[]] => [id, policy.PolicyDocument.Statement]),
    ),
  ];
  return { stacks, templates, all, rights };
}
