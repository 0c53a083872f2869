import { describe, expect, it } from 'vitest';
import { tableShape } from '#functions/data/table/shape.ts';
import { production } from '../assembly.ts';
import { all, callsPerSecond, templates, text } from './prod.ts';

describe('data', () => {
  const [[, table] = []] = all('AWS::DynamoDB::Table');

  it('the table can be restored, is protected, kept and encrypted with our key (I01 to I03)', () => {
    expect(table?.Properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
    expect(table?.Properties.DeletionProtectionEnabled).toBe(true);
    expect([table?.DeletionPolicy, table?.UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
    expect(table?.Properties.SSESpecification).toMatchObject({ SSEEnabled: true, SSEType: 'KMS' });
  });

  it('its keys and its expiry attribute are the ones the code uses (I04)', () => {
    expect(table?.Properties.TimeToLiveSpecification).toEqual({
      AttributeName: tableShape.ttlAttribute,
      Enabled: true,
    });
    expect(table?.Properties.KeySchema).toEqual([
      { AttributeName: tableShape.partitionKey, KeyType: 'HASH' },
      { AttributeName: tableShape.sortKey, KeyType: 'RANGE' },
    ]);
  });

  it('it is paid by request, with a maximum rate, and has no index that copies answers (I05, I06)', () => {
    expect(table?.Properties.BillingMode).toBe('PAY_PER_REQUEST');
    expect(table?.Properties.OnDemandThroughput).toEqual({
      MaxReadRequestUnits: 20 * callsPerSecond,
      MaxWriteRequestUnits: 10 * callsPerSecond,
    });
    expect(table?.Properties.GlobalSecondaryIndexes).toBeUndefined();
  });

  it('a restored copy takes its place without removing an export that another stack imports', () => {
    const data = (all: Map<string, any>) => [...all].find(([name]) => name.endsWith('-Data'))![1];
    const exported = (template: any) => Object.values<any>(template.Outputs ?? {}).map(({ Export }) => Export?.Name);
    const restored = production({ callsPerSecond, restoredTable: 'kept-at-20270301T115500' });
    const used = restored.all('AWS::Lambda::Function').map(([, { Properties }]) => Properties.Environment?.Variables);
    expect([...new Set(used.flatMap((each) => each?.TABLE_NAME ?? []))]).toEqual(['kept-at-20270301T115500']);
    const rightsOnIt = restored
      .rights()
      .flatMap(([, statements]) => statements.filter((each) => text(each.Action).includes('dynamodb:')));
    expect(rightsOnIt.length).toBeGreaterThan(50);
    for (const { Resource } of rightsOnIt) expect(text(Resource)).toContain(':table/kept-at-20270301T115500');
    expect(exported(data(restored.templates))).toEqual(expect.arrayContaining(exported(data(templates))));
    // the old table is kept until somebody removes it
    expect(restored.all('AWS::DynamoDB::Table')).toEqual(all('AWS::DynamoDB::Table'));
  });

  it('buckets are private, encrypted and speak TLS only (I07, I08, I11)', () => {
    const buckets = all('AWS::S3::Bucket');
    expect(buckets.length).toBeGreaterThan(0);
    for (const [id, bucket] of buckets) {
      expect([id, ...Object.values(bucket.Properties.PublicAccessBlockConfiguration)]).toEqual([
        id,
        true,
        true,
        true,
        true,
      ]);
      expect(bucket.Properties.BucketEncryption, id).toBeDefined();
      expect(bucket.Properties.WebsiteConfiguration, id).toBeUndefined();
      expect(bucket.DeletionPolicy, id).toBe('Retain');
    }
    const denies = all('AWS::S3::BucketPolicy').filter(([, policy]) =>
      text(policy).includes('"aws:SecureTransport":"false"'),
    );
    expect(denies.length).toBe(buckets.length);
  });
});
