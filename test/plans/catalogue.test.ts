import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { features, limitOf, type Plan, periodOf, planName, plans } from '#shared/plans/catalogue.ts';
import { reasonText } from '#shared/plans/reason-text.ts';
import { root } from '#test/support/source/source-tree.ts';

describe('the catalogue says what the specification says', () => {
  const table: Record<string, [number, number, number]> = {
    career_path_analyses: [1, 5, 15],
    smart_matches_daily: [5, 50, 200],
    salary_searches: [3, -1, -1],
    resume_builds: [1, 20, 50],
    industry_reports: [0, 2, 4],
    trends_real_time_industries: [0, 5, -1],
    realtime_market_intelligence: [0, -1, -1],
  };

  it('limits without packs (GAT-11 to GAT-17, SEC-04)', () => {
    expect([...features].sort()).toEqual(Object.keys(table).sort());
    for (const feature of features)
      expect([feature, ...plans.map((plan) => limitOf(feature, plan, 0))]).toEqual([
        feature,
        ...(table[feature] as number[]),
      ]);
  });

  it('packs add one report, and two trends on Pro only; they open nothing that is locked (GAT-15, GAT-16, GAT-18, GAT-19)', () => {
    const with3 = (feature: (typeof features)[number]) => plans.map((plan: Plan) => limitOf(feature, plan, 3));
    expect(with3('industry_reports')).toEqual([0, 5, 7]);
    expect(with3('trends_real_time_industries')).toEqual([0, 11, -1]);
    expect(with3('resume_builds')).toEqual([1, 20, 50]);
  });

  it('Max is the name of the key switch (BIL-01, BIL-02, BIL-30)', () => {
    expect(plans.map((plan) => planName[plan])).toEqual(['Free', 'Pro', 'Max']);
    expect(planName.switch).toBe('Max');
  });

  it('only smart matches count by the day (GAT-21, GAT-24)', () => {
    expect(features.filter((feature) => periodOf(feature) === 'daily')).toEqual(['smart_matches_daily']);
  });
});

describe('why a use is refused, in words', () => {
  const denial = { feature: 'career_path_analyses', plan: 'Free', current: 1, limit: 1 };

  it('FEATURE_LOCKED (GAT-22)', () => {
    expect(reasonText({ ...denial, feature: 'industry_reports', reason: 'FEATURE_LOCKED' })).toBe(
      'Industry Report is not available on the Free plan.',
    );
  });

  it('PLAN_LIMIT with the period of the feature (GAT-23, GAT-24)', () => {
    expect(reasonText({ ...denial, reason: 'PLAN_LIMIT' })).toBe(
      "You've reached your monthly limit for Career Path Analysis (1/1).",
    );
    expect(reasonText({ ...denial, feature: 'smart_matches_daily', current: 5, limit: 5, reason: 'PLAN_LIMIT' })).toBe(
      "You've reached your daily limit for Smart Job Matching (5/5).",
    );
  });

  it('anything else (GAT-25)', () => {
    expect(reasonText({ ...denial, reason: 'SOMETHING' })).toBe('This feature requires an upgrade.');
  });

  it('names, and title case where there is none (GAT-26, GAT-27)', () => {
    const named = [...features, 'some_new_feature'].map((feature) =>
      reasonText({ ...denial, feature, reason: 'FEATURE_LOCKED' }).replace(' is not available on the Free plan.', ''),
    );
    expect(named).toEqual([
      'Career Path Analysis',
      'Smart Job Matching',
      'Salary Database Search',
      'AI Resume Builder',
      'Industry Report',
      'Real-Time Trends',
      'Real-Time Market Intelligence',
      'Some New Feature',
    ]);
  });
});

/** What the product offers Free, built from its sources with the switch as it stands, or turned. */
async function offeredOnFree(turned: boolean): Promise<Record<string, boolean>> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { screens } from '#web/routes.tsx';
        import { navItemsFor } from '#web/shell/header/nav-items.ts';
        import { allowances } from '#web/parts/billing/allowances.ts';
        import { createElement } from 'react';
        import { renderToStaticMarkup } from 'react-dom/server';
        import { Dashboard } from '#web/features/usage/Dashboard.tsx';
        import { limitsText } from '#shared/chat/answers/features.ts';
        const card = { feature: 'resume_builds', name: '', current: 0, underWay: 0, limit: 1, percentage: 0 };
        const cards = [{ ...card, resetDate: '2026-01-01', isUnlimited: false, isLocked: false }];
        module.exports = {
          screen: screens.find(({ path }) => path === '/resume-builder').access === 'user',
          navigation: navItemsFor(false).some(({ to }) => to === '/resume-builder'),
          prices: allowances('free').includes('1 AI resume a month'),
          usage: !renderToStaticMarkup(createElement(Dashboard, { cards, plan: 'Free' })).includes('Not on Free'),
          chat: limitsText('resume_builds').includes('Free has 1 in 30 days'),
        };`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    jsx: 'automatic',
    outdir: root,
    define: { 'import.meta.env.DEV': 'false' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'turn the switch',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^\.\/features\// }, ({ path }) => ({ path, external: true })); // the screens themselves
          onLoad({ filter: /shared\/plans\/catalogue\.ts$/ }, async ({ path }) => {
            const source = await readFile(path, 'utf8');
            const [line] = /^const opensResumeBuilderForFree = false;$/m.exec(source)!;
            return { loader: 'ts', contents: turned ? source.replace(line, line.replace('false', 'true')) : source };
          });
        },
      },
    ],
  });
  const module = { exports: {} as Record<string, boolean> };
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))!.text;
  compileFunction(code, ['module', 'require'])(module, createRequire(import.meta.url));
  return module.exports;
}

it('one switch opens the resume builder for Free, everywhere (D-18, GAT-14, RSM-02, RSM-28)', async () => {
  const places = ['screen', 'navigation', 'prices', 'usage', 'chat'];
  const all = (open: boolean) => Object.fromEntries(places.map((place) => [place, open]));
  expect(await offeredOnFree(false)).toEqual(all(false));
  expect(await offeredOnFree(true)).toEqual(all(true));
});
