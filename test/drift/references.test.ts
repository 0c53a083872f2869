import { expect, it } from 'vitest';
import { read, sourceFiles } from '#test/support/source/source-tree.ts';

/** The documents that define the numbers, one row each. */
const homes = ['docs/rulings.md', 'docs/reliability.md', 'docs/findings.md'];
const known = homes.flatMap((home) => [...read(home).matchAll(/^\| ([A-Z]-?\d+) \|/gm)].map(([, id]) => id!));

const files = sourceFiles(/\.(tsx?|css|mjs|py|md)$/).filter(
  (file) => !homes.includes(file) && !/\.data\.ts$|^test\/cv\/corpus\//.test(file),
);

/** `D-45` and `T-027` anywhere; `G19`, which is ambiguous, only in brackets or after its document's name. */
const referencesIn = (text: string): string[] => [
  ...(text.match(/\b(D-\d{2}|T-\d{3})\b/g) ?? []),
  ...[...text.matchAll(/[(\s]\(?(?:reliability|findings?) ([A-Z]\d{1,2})\b/gi)].map(([, id]) => id!),
  ...[...text.matchAll(/\(([^()\n]*)\)/g)].flatMap(([, list]) =>
    list!.split(/[,;]? /).filter((item) => /^[CGIMOPRU]\d{1,2}$/.test(item)),
  ),
];

it('every number has one meaning', () => {
  expect(known.length).toBeGreaterThan(250);
  expect(known.filter((id, at) => known.indexOf(id) !== at)).toEqual([]);
});

it('every referenced number of a ruling, goal, rule, trial or finding is explained in docs/', () => {
  const references = files.flatMap((file) => referencesIn(read(file)).map((id) => `${file}: ${id}`));
  expect(references.length).toBeGreaterThan(700);
  expect(references.filter((each) => !known.includes(each.replace(/.*: /, '')))).toEqual([]);
});

it('every goal is in the name of a test, or has a figure of npm run test:faults', () => {
  const goals = known.filter((id) => /^G\d/.test(id));
  expect(goals.length).toBeGreaterThan(25);
  const tests = sourceFiles(/^test\/.*\.(test|e2e)\.tsx?$/).map(read);
  const shown = tests.flatMap((text) => [
    ...[...text.matchAll(/\b(?:it|test|describe)\b[^\n]*\(([^()\n]*)\)['`]/g)].flatMap(([, list]) => list!.split(', ')),
    ...[...text.matchAll(/\bnote\(\s*'(G\d+)'/g)].map(([, goal]) => goal!),
  ]);
  expect(goals.filter((goal) => !shown.includes(goal))).toEqual([]);
});

it('every file that a comment names by its path exists', () => {
  const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
  const paths = /(?<![#\w./-])(?:docs|functions|infra|shared|test|web)\/[\w./-]+\.\w+\b/g;
  const named = files.flatMap((file) =>
    [...read(file).matchAll(comments)].flatMap(([text]) => [...text.matchAll(paths)].map(([path]) => ({ file, path }))),
  );
  const there = new Set(sourceFiles(/./));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !there.has(path))).toEqual([]);
});

it('every referenced file of docs/ exists', () => {
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/(decisions\/\d{4}|[\w-]+\.md)/g)].map(([path]) => ({ file, path })),
  );
  const there = sourceFiles(/^docs\//).join();
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !there.includes(path))).toEqual([]);
});

it('every decision is listed once, under its title', () => {
  const decisions = sourceFiles(/^docs\/decisions\/(?!0000)\d{4}/).map((file) => {
    const [, number, title] = /^# (\d{4}) (.+)/.exec(read(file)) ?? [];
    return `- [${number}](${file.split('/').at(-1)}) ${title}`;
  });
  const listed = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(decisions.length).toBeGreaterThan(80);
  expect(listed.sort()).toEqual(decisions.sort());
});

it('the public OpenAPI document names none of them', () => {
  expect(referencesIn(read('docs/openapi.json'))).toEqual([]);
});
