import { describe, expect, it } from 'vitest';
import { routeEntries } from '#shared/api.ts';
import { production, type Resource } from '../assembly.ts';
import { all, callsPerSecond, templates } from './prod.ts';

describe('a release', () => {
  const ledger = [
    'AssessmentCompleteAssessment',
    'AssessmentSaveAnswer',
    'AssessmentStartSession',
    'PlansCheckGate',
    'PlansCommitGate',
    'PlansCreateCheckout',
    'PlansStripeWebhook',
  ];
  const routeOf = (id: string) => id.replace(/(Live|Fails|Release|Function)[0-9A-F]{8}$/, '');
  const aliases = all('AWS::Lambda::Alias') as [string, Resource & { UpdatePolicy: any }][];
  const resource = (id: string) => [...templates.values()].flatMap(({ Resources }) => Resources[id] ?? [])[0];

  it('gives new code of the ledger’s routes a tenth of the calls first, and rolls back on the alarm of that route', () => {
    expect(aliases.map(([id]) => routeOf(id)).sort()).toEqual(ledger);
    for (const [id, { Properties, UpdatePolicy }] of aliases) {
      const group = resource(UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref).Properties;
      expect(group).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        DeploymentStyle: { DeploymentOption: 'WITH_TRAFFIC_CONTROL', DeploymentType: 'BLUE_GREEN' },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
        AlarmConfiguration: { Enabled: true, Alarms: [{ Name: { Ref: expect.any(String) } }] },
      });
      const alarm = group.AlarmConfiguration.Alarms[0].Name.Ref;
      expect(routeOf(alarm)).toBe(routeOf(id));
      const [{ route }] = routeEntries.filter(
        ({ domain, name }) => `${domain}${name}`.toLowerCase() === routeOf(id).toLowerCase(),
      ) as [(typeof routeEntries)[number]];
      expect(resource(alarm).Properties).toMatchObject({
        Namespace: 'AWS/ApiGateway',
        MetricName: '5XXError',
        Dimensions: [
          { Name: 'ApiName', Value: all('AWS::ApiGateway::RestApi')[0]?.[1].Properties.Name },
          { Name: 'Method', Value: route.method },
          { Name: 'Resource', Value: `/api${route.path}` },
          { Name: 'Stage', Value: all('AWS::ApiGateway::Stage')[0]?.[1].Properties.StageName },
        ],
        Period: 60,
        Statistic: 'Average',
        Threshold: 0.01,
        TreatMissingData: 'notBreaching',
      });
      expect(resource(Properties.FunctionVersion['Fn::GetAtt'][0]).Type).toBe('AWS::Lambda::Version');
    }
  });

  it('updates the other functions of the API after that, so that a rollback leaves them as they were', () => {
    const [, { Resources }] = [...templates].find(([name]) => name.endsWith('-Api')) as [string, any];
    const functions = Object.entries<any>(Resources).filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
    const others = functions.filter(([id]) => !ledger.includes(routeOf(id)));
    expect(others).toHaveLength(routeEntries.length - ledger.length);
    for (const [id, { DependsOn }] of others)
      expect([id, DependsOn]).toEqual([id, expect.arrayContaining(aliases.map(([alias]) => alias))]);
  });

  it('is deployed at once if it fixes what an alarm reports', () => {
    const mend = production({ callsPerSecond, release: 'at-once' });
    const groups = mend.all('AWS::CodeDeploy::DeploymentGroup').map(([, { Properties }]) => Properties);
    expect(groups).toHaveLength(ledger.length);
    for (const { DeploymentConfigName, AlarmConfiguration } of groups)
      expect([DeploymentConfigName, AlarmConfiguration]).toEqual([
        'CodeDeployDefault.LambdaAllAtOnce',
        expect.objectContaining({ Enabled: false }),
      ]);
    // nothing else changes, so the next gradual release finds its aliases
    expect(mend.all('AWS::Lambda::Alias')).toEqual(aliases);
  });
});
