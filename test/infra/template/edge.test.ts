import { describe, expect, it } from 'vitest';
import { callerCode } from '#infra/lib/site/edge-code.ts';
import { securityHeaders } from '#infra/lib/site/security-headers.ts';
import { all, text } from './prod.ts';

describe('the edge', () => {
  const [[, distribution] = []] = all('AWS::CloudFront::Distribution');
  const config = distribution?.Properties.DistributionConfig;

  it('speaks TLS 1.2 and HTTP/3, is logged and has a firewall (I34)', () => {
    expect(config).toMatchObject({
      HttpVersion: 'http2and3',
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
    expect(config.Logging).toBeDefined();
    expect(config.WebACLId).toBeDefined();
    expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
  });

  it('never caches the API and passes Authorization on (I35)', () => {
    const [api] = config.CacheBehaviors;
    expect(api).toMatchObject({ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' });
    expect(api.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    expect(api.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
  });

  it('keeps no failure of one person for the next: of these codes CloudFront ignores no-store (I35)', () => {
    expect(config.CustomErrorResponses).toEqual(
      [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it('sends deep links to the app without rewriting errors of the API (I36)', () => {
    for (const each of config.CustomErrorResponses) expect(Object.keys(each)).not.toContain('ResponsePagePath');
    expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
    // the API's only function records the caller, overwriting what the client claims (G19)
    const [{ EventType, FunctionARN }, ...more] = config.CacheBehaviors[0].FunctionAssociations;
    const [id] = FunctionARN['Fn::GetAtt'];
    expect([EventType, more]).toEqual(['viewer-request', []]);
    expect(all('AWS::CloudFront::Function').find(([each]) => each === id)?.[1].Properties.FunctionCode).toBe(
      callerCode(),
    );
  });

  it('sends the same headers as the local stack, on every behavior (I37, T-093)', () => {
    const [[, policy] = []] = all('AWS::CloudFront::ResponseHeadersPolicy');
    const expected = securityHeaders({
      cognitoEndpoint: 'https://cognito-idp.eu-central-1.amazonaws.com',
      filesBucket: 'https://s3.eu-central-1.amazonaws.com/files',
    });
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } =
      policy?.Properties.ResponseHeadersPolicyConfig ?? {};
    // the bucket's name is known only after deployment
    const [, parts] = own.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'];
    const policyText = parts.map((part: any) => (typeof part === 'string' ? part : 'files')).join('');
    expect(policyText).toBe(expected['content-security-policy']);
    expect(text(parts)).toMatch(/ImportValue":"[^"]*Files/);
    expect(own.StrictTransportSecurity).toMatchObject({ AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true });
    const sent = Object.fromEntries(custom.Items.map((item: any) => [item.Header, item.Value]));
    for (const [name, value] of Object.entries(sent)) expect(value).toBe(expected[name]);
    expect(Object.keys(sent).length + 5).toBe(Object.keys(expected).length);
    for (const behaviour of [config.DefaultCacheBehavior, ...config.CacheBehaviors])
      expect(behaviour.ResponseHeadersPolicyId).toBeDefined();
  });

  it('reads the site bucket as itself and nobody else does (I38)', () => {
    expect(all('AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
    expect(text(all('AWS::S3::BucketPolicy'))).toContain('AWS:SourceArn');
  });
});
