/**
 * `npm run bench:web`: Lighthouse on our pages and on a minimal React page, in the same run and in turn, so that times
 * can be read as ratios. Five visits each; reported are medians, for times also the range, and for ratios the median of
 * the ratios within a round, so that a machine getting busier does not matter.
 * `npm run bench:web -- landing` visits only that page; `--visits=9` visits more often, for a busy machine.
 */
import { availableParallelism, loadavg } from 'node:os';
import { personasOf } from '#test/support/accounts/personas.ts';
import { storedSession } from '#test/support/browser/stored-session.ts';
import { startStack } from '#test/support/stack/stack.ts';
import { serveHelloWorld } from './hello-world.ts';
import { type FormFactor, formFactors, openLighthouse, type Report } from './lighthouse.ts';
import { median } from './median.ts';

const HELLO = 'hello-world';
const given = process.argv.slice(2);
const visitsAsked = given.map((argument) => /^--visits=(\d+)$/.exec(argument)?.[1]).find(Boolean);
const VISITS = Number(visitsAsked ?? 5);
const wanted = given.filter((argument) => !argument.startsWith('--'));

const figures = {
  performance: ({ categories }: Report) => (categories.performance?.score ?? 0) * 100,
  accessibility: ({ categories }: Report) => (categories.accessibility?.score ?? 0) * 100,
  practices: ({ categories }: Report) => (categories['best-practices']?.score ?? 0) * 100,
  seo: ({ categories }: Report) => (categories.seo?.score ?? 0) * 100,
  fcp: timing('first-contentful-paint'),
  lcp: timing('largest-contentful-paint'),
  tbt: timing('total-blocking-time'),
  cls: timing('cumulative-layout-shift'),
};
type Figure = keyof typeof figures;

function timing(audit: string) {
  return ({ audits }: Report) => audits[audit]?.numericValue ?? Number.NaN;
}

/** The median of the rounds, in each of which every page was visited once. */
const ratioOf = (ours: Report[], hello: Report[], figure: Figure) =>
  median(ours.map((report, round) => figures[figure](report) / figures[figure](hello[round] as Report)));
const medianOf = (reports: Report[], figure: Figure) => median(reports.map(figures[figure]));

/** The audits that keep a page from 100 in the four categories, at its best visit. */
function shortcomings(reports: Report[]): string[] {
  const best = new Map<string, number>();
  for (const { categories, audits } of reports)
    for (const category of ['performance', 'accessibility', 'best-practices', 'seo'])
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const score = audits[id]?.score ?? 1;
        if (weight > 0) best.set(`${category}: ${id}`, Math.max(score, best.get(`${category}: ${id}`) ?? 0));
      }
  return [...best].filter(([, score]) => score < 0.995).map(([what, score]) => `${what} ${Math.round(score * 100)}`);
}

const goals: { says: string; met: (ours: Report[], hello: Report[]) => boolean }[] = [
  {
    says: '100 in all four',
    met: (ours) =>
      (['performance', 'accessibility', 'practices', 'seo'] as const).every((part) => medianOf(ours, part) >= 99.5),
  },
  { says: 'LCP ≤ 0.6 × hello-world', met: (ours, hello) => ratioOf(ours, hello, 'lcp') <= 0.6 },
  { says: 'TBT ≤ 50 ms', met: (ours) => medianOf(ours, 'tbt') <= 50 },
  { says: 'CLS 0', met: (ours) => medianOf(ours, 'cls') < 0.0005 },
];

const columns: [head: string, figure: Figure, digits: number][] = [
  ['perf', 'performance', 0],
  ['a11y', 'accessibility', 0],
  ['best', 'practices', 0],
  ['SEO', 'seo', 0],
  ['FCP ms', 'fcp', 0],
  ['LCP ms', 'lcp', 0],
  ['TBT ms', 'tbt', 0],
  ['CLS', 'cls', 3],
];

function range(reports: Report[], figure: Figure): string {
  const values = reports.map(figures[figure]);
  return `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;
}

/** The conditions of the run. With more work than processors every time gets longer. */
function conditions(visits: Map<string, Report[]>): string {
  const reports = [...visits.values()].flat();
  const { lighthouseVersion, environment } = reports[0] as Report;
  const browser = /Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0];
  const speed = Math.round(median(reports.map((report) => report.environment.benchmarkIndex)));
  const [load = 0] = loadavg();
  const busy = load > availableParallelism() ? ': BUSY, read the ratios and not the times' : '';
  return `Lighthouse ${lighthouseVersion}, ${browser}, Node ${process.version}, ${VISITS} visits each; benchmark index ${speed}, load average ${load.toFixed(1)} on ${availableParallelism()} processors${busy}`;
}

function print(formFactor: FormFactor, visits: Map<string, Report[]>): void {
  const hello = visits.get(HELLO) ?? [];
  const ratios = (['fcp', 'lcp'] as const).map((figure) => `${figure.toUpperCase()}/hello`);
  console.log(`\n${conditions(visits)}`);
  console.log(
    `${formFactor.padEnd(13)}${[...columns.map(([head]) => head), ...ratios].map((head) => head.padStart(11)).join('')}`,
  );
  for (const [name, reports] of visits) {
    const cells = columns.map(([, figure, digits]) => medianOf(reports, figure).toFixed(digits));
    for (const figure of ['fcp', 'lcp'] as const) cells.push(ratioOf(reports, hello, figure).toFixed(2));
    console.log(`${name.padEnd(13)}${cells.map((cell) => cell.padStart(11)).join('')}`);
  }
  for (const [name, reports] of visits)
    console.log(`        ${name}: LCP ${range(reports, 'lcp')}, TBT ${range(reports, 'tbt')} ms`);
  const landing = visits.get('landing');
  for (const { says, met } of landing ? goals : [])
    console.log(`${met(landing ?? [], hello) ? 'met   ' : 'MISSED'}  landing: ${says}`);
  for (const [name, reports] of visits)
    if (name !== HELLO) for (const line of shortcomings(reports)) console.log(`        ${name}: ${line}`);
}

const stack = await startStack({ built: true });
const hello = await serveHelloWorld();
const subscriber = await personasOf(stack)('subscriber');
const { web } = stack.endpoints;
const visitor = await openLighthouse();
const member = await openLighthouse(async (profile) => {
  for (const { origin, localStorage } of storedSession(stack, subscriber).origins) {
    const page = await profile.newPage();
    await page.goto(`${origin}/terms`);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) window.localStorage.setItem(name, value);
    }, localStorage);
    await page.close();
  }
});

const pages = [
  { name: HELLO, url: hello.url, as: visitor },
  { name: 'landing', url: `${web}/`, as: visitor },
  { name: 'auth', url: `${web}/auth`, as: visitor },
  { name: 'occupation', url: `${web}/occupations/registered-nurse`, as: visitor },
  { name: 'result', url: `${web}/career-path/result/${subscriber.resultId}`, as: member },
  { name: 'dashboard', url: `${web}/dashboard`, as: member },
].filter(({ name }) => wanted.length === 0 || name === HELLO || wanted.includes(name));

try {
  for (const formFactor of formFactors) {
    const visits = new Map<string, Report[]>(pages.map(({ name }) => [name, []]));
    for (let visit = 0; visit < VISITS; visit += 1)
      for (const { name, url, as } of pages) {
        process.stderr.write(`${formFactor}, ${name}, visit ${visit + 1} of ${VISITS}\n`);
        visits.get(name)?.push(await as.visit(url, formFactor));
      }
    print(formFactor, visits);
  }
} finally {
  await visitor.close();
  await member.close();
  await hello.stop();
  await stack.stop();
}
