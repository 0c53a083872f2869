import { describe, expect, it } from 'vitest';
import { all, text } from './prod.ts';

describe('a new build', () => {
  const uploads = new Map(
    all('Custom::CDKBucketDeployment').map(([id, upload]) => [id.replace(/CustomResource.*/, ''), upload] as const),
  );
  const cached = (name: string) => uploads.get(name)?.Properties.SystemMetadata['cache-control'];

  it('is live page by page only after everything its pages ask for', () => {
    expect([...uploads.keys()].sort()).toEqual(['Assets', 'Beside', 'Pages', 'Tables']);
    for (const before of ['Assets', 'Beside', 'Tables']) {
      expect(text((uploads.get('Pages') as any).DependsOn)).toContain(`"${before}CustomResource`);
      expect(text((uploads.get(before) as any).DependsOn ?? [])).not.toContain('Pages');
    }
  });

  it('has the configuration in every page, filled in where the ids of the user pool are known', () => {
    const [pages] = [uploads.get('Pages')?.Properties] as any[];
    const ids = pages.SourceMarkers.map((markers: object) => text(Object.values(markers)));
    // each page and /config.json contain both ids of the user pool, and so does sitemap.xml in this build
    expect(ids).toHaveLength(5);
    for (const marks of ids) expect(marks.match(/ExportsOutputRefUsers/g)).toHaveLength(2);
  });

  it('leaves what pages already open may still ask for, and is asked for anew but for hashed files (I39)', () => {
    for (const [name, upload] of uploads) expect([name, upload.Properties.Prune]).toEqual([name, false]);
    for (const name of ['Assets', 'Tables']) expect(cached(name)).toBe('public, max-age=31536000, immutable');
    for (const name of ['Beside', 'Pages']) expect([name, cached(name)]).toEqual([name, 'no-cache']);
    expect(uploads.get('Pages')?.Properties.DistributionPaths.sort()).toEqual([
      '/app.html',
      '/config.json',
      '/index.html',
      '/pricing.html',
      '/sitemap.xml',
    ]);
    expect(uploads.get('Beside')?.Properties.DistributionPaths).toEqual(['/icon.svg']);
    expect(uploads.get('Tables')?.Properties.SystemMetadata['content-encoding']).toBe('gzip');
  });
});
