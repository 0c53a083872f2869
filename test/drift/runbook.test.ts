import { expect, it } from 'vitest';
import { jobFunction, routeFunction } from '#infra/lib/function-names.ts';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { read, sourceFiles } from '#test/support/source/source-tree.ts';

const runbook = read('docs/runbook.md');
const guides = [runbook, read('README.md'), read('CONTRIBUTING.md'), read('SECURITY.md')].join('\n');
const sources = sourceFiles(/^(functions|infra|shared)\/.*\.ts$/);
const quoted = [...runbook.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);
const named = (pattern: RegExp, text = guides) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))];

const articles = named(/^## (.+)$/gm, runbook);
/** the field names of an object in one of our files */
const fieldsOf = (file: string) => [...read(file).matchAll(/^ {2}'?([\w ]+?)'?: /gm)].map(([, name]) => name!);

it('every command that operators are told to run exists, with its options', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...guides.matchAll(/npm run (?:--silent )?([\w:]+)([^`\n]*)/g)];
  expect(commands.length).toBeGreaterThan(30);
  const missing = commands.flatMap(([, name, rest]) => {
    const script = scripts[name!];
    if (!script) return [name];
    const entry = script.match(/\S+\.ts$/)?.[0];
    const options = entry ? [...rest!.matchAll(/ --([a-z-]+)/g)].map(([, option]) => option!) : [];
    return options.filter((option) => !read(entry!).includes(option)).map((option) => `${name} --${option}`);
  });
  expect(missing).toEqual([]);
});

it('every context value that they are told to set exists', () => {
  const values = [...fieldsOf('infra/stage/context.ts'), 'stage'];
  const told = named(/-c (\w+)=?/g);
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((name) => !values.includes(name))).toEqual([]);
});

it('every file and folder that README and the guides name exists, except those that commands write', () => {
  const there = [...sourceFiles(/./), 'test/screens/', 'test/traces/', 'web/dist'];
  const paths = /(?<=[`(])(?:docs|functions|infra|shared|test|web)\/[\w./*-]+/g;
  const told = [...new Set(guides.match(paths))];
  expect(told.length).toBeGreaterThan(60);
  const missing = told.filter((path) => {
    const [start = '', end = ''] = path.split('*');
    return !there.some((file) => file.startsWith(start) && file.endsWith(end));
  });
  expect(missing).toEqual([]);
});

it('every referenced article, saved query and dashboard exists', () => {
  const there = [
    ...articles,
    ...fieldsOf('infra/lib/log-queries.ts'),
    ...['product', 'system'].filter((name) => read('infra/lib/dashboards.ts').includes(`-${name}\``)),
    // names given by others: the SES console, and a button of ours
    ...['Reputation metrics', 'Run all'],
  ];
  const inCode = sources.flatMap((file) => named(/docs\/runbook\.md, \*([^*]+)\*/g, read(file)));
  const told = [...named(/(?<!\*)\*([^*\n]+)\*(?!\*)/g, runbook), ...inCode];
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter((name) => !there.includes(name))).toEqual([]);
});

it('every function, event, metric, row and key that the runbook names is in the code', () => {
  const functions = [...routeEntries.map(({ domain, name }) => `${domain}.${name}`), ...Object.keys(schedules)];
  const code = sources.map(read).join('\n');
  const ofAws = ['UPDATE_ROLLBACK_FAILED'];
  const names = quoted.map((text) => text.replace(/…$/, '')).filter((text) => /^[a-z]\w*([.-]\w+)*$/i.test(text));
  expect(names.length).toBeGreaterThan(40);
  const stacks = named(/name\('(\w+)'\)/g, read('infra/app.ts')).map((stack) => `Waymark-prod-${stack}`);
  const jobs = Object.keys(schedules).map(jobFunction);
  const deployed = [
    ...routeEntries.map((entry) => `Waymark-prod-Api-${routeFunction(entry)}`),
    ...jobs.map((name) => `Waymark-prod-Jobs-${name}`),
  ];
  const known = [...functions, ...stacks, ...deployed, ...ofAws];
  const isInCode = (name: string) => new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(code);
  expect(names.filter((name) => !known.includes(name) && !isInCode(name))).toEqual([]);
  expect(named(/Waymark-prod-Jobs-(\w+)/g).filter((name) => !jobs.includes(name))).toEqual([]);
});
