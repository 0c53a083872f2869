import { type App, Stack } from 'aws-cdk-lib';
import type { Stage } from './stage.ts';

/** Summarizes what a synth describes, so that a person can stop before anything is created. */
export function summary(stage: Stage, app: App): string {
  const stacks = app.node.children.filter(Stack.isStack);
  const elsewhere = stacks.filter(({ region }) => region !== stage.region);
  const { mail } = stage;
  const rows = {
    stage: stage.name,
    account: stage.account ?? 'that of the credentials',
    region: [stage.region, ...elsewhere.map(({ stackName, region }) => `${stackName} in ${region}`)].join(', '),
    stacks: stacks.map(({ stackName }) => stackName).join(' '),
    address: stage.site.origin.endsWith('.example')
      ? `${stage.site.origin}, which leads nowhere, and mails link to it: npm run deploy deploys once more with the stack's own`
      : stage.site.origin,
    mail: mail ? `${mail.sender}, by SES in ${stage.region}` : 'by Cognito itself, 50 a day at most: see mailSender',
    'AI text': stage.model
      ? `${stage.model.profile}, read in ${stage.model.regions.join(' ')}, for $${stage.model.dailyBudgetUsd} a day at most`
      : stage.aiProvider,
    calls: `${stage.callsPerSecond} a second at most`,
  };
  return `${Object.entries(rows)
    .map(([name, value]) => `waymark: ${name.padEnd(8)} ${value}\n`)
    .join('')}`;
}
