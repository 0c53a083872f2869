import { describe, expect, it } from 'vitest';
import { all } from './prod.ts';

describe('files', () => {
  const [[, files] = []] = all('AWS::S3::Bucket').filter(([id]) => id.startsWith('Files'));

  it('are gone after a day, read or not, and posted from the app alone (D-46)', () => {
    expect(files?.Properties.LifecycleConfiguration.Rules).toEqual([
      { Status: 'Enabled', ExpirationInDays: 1, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
    ]);
    expect(files?.Properties.VersioningConfiguration).toBeUndefined();
    expect(files?.Properties.CorsConfiguration.CorsRules).toEqual([
      { AllowedMethods: ['POST'], AllowedOrigins: ['https://app.waymark.example'], AllowedHeaders: ['*'] },
    ]);
  });
});
