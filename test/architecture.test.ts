import { describe, expect, it } from 'vitest';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { product } from '#shared/product.ts';
import { importsOf, read, sourceFiles } from './support/source/source-tree.ts';

const code = sourceFiles(/^(shared|functions|infra|web\/src)\/.*\.tsx?$/);
const everything = sourceFiles(/\.(tsx?|mjs|css|html|json|md|yml)$/);
const under = (prefix: string) => code.filter((file) => file.startsWith(prefix));
const ours = /^(shared|functions|infra|web|test)\//;

/** file -> imports that `allowed` does not permit */
const breaches = (files: string[], allowed: (target: string, file: string) => boolean): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !allowed(target, file))
      .map((target) => `${file} -> ${target}`),
  );

/** Every way round a graph, as the path that comes back to where it began. */
function cyclesOf(nodes: string[], targetsOf: (node: string) => string[]): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (node: string, trail: string[]): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
      return;
    }
    state.set(node, 'open');
    for (const target of new Set(targetsOf(node))) visit(target, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of nodes) visit(node, []);
  return cycles;
}

/** Of a file, outermost first. */
const foldersOf = (file: string): string[] =>
  file.split('/').flatMap((_, depth, names) => (depth === 0 ? [] : [names.slice(0, depth).join('/')]));

const lines = (files: string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

describe('the walls between the trees', () => {
  it('looks at real files, so that an empty list cannot pass for order', () => {
    expect(code.length).toBeGreaterThan(40);
    expect(under('functions/').length).toBeGreaterThan(10);
    expect(under('web/src/').length).toBeGreaterThan(10);
  });

  it('shared is pure: it imports itself, zod, hashing and a parser of tables, nothing that does I/O', () => {
    const packages = new Set(['zod/mini', 'csv-parse/sync', '@noble/hashes/sha2.js', '@noble/hashes/utils.js']);
    expect(breaches(under('shared/'), (target) => target.startsWith('shared/') || packages.has(target))).toEqual([]);
  });

  it('functions import shared and themselves, never infra or web', () => {
    expect(
      breaches(under('functions/'), (target) => !ours.test(target) || /^(shared|functions)\//.test(target)),
    ).toEqual([]);
  });

  it('web imports shared and itself, never functions, infra or Node', () => {
    expect(
      breaches(under('web/src/'), (target) =>
        !ours.test(target) ? !target.startsWith('node:') : /^(shared|web\/src)\//.test(target),
      ),
    ).toEqual([]);
  });

  it('nothing imports tests', () => {
    expect(breaches(code, (target) => !target.startsWith('test/'))).toEqual([]);
  });

  it('a stand-in imports itself, the kit and packages: nothing of the product, and no other stand-in', () => {
    const home = 'infra/local/stand-ins/';
    const standIn = (file: string) => file.slice(home.length).split('/')[0];
    expect(under(home).length).toBeGreaterThan(100);
    expect(
      breaches(
        under(home),
        (target, file) =>
          !ours.test(target) || (target.startsWith(home) && [standIn(file), 'kit'].includes(standIn(target))),
      ),
    ).toEqual([]);
    expect(lines(under(home), new RegExp(product.name, 'i'))).toEqual([]);
  });

  it('the local stack stays out of the functions, the CDK and the bundles (R10)', () => {
    const outside = code.filter((file) => !file.startsWith('infra/local/'));
    expect(breaches(outside, (target) => !target.startsWith('infra/local/'))).toEqual([]);
  });
});

describe('the order inside the trees', () => {
  const layer = (file: string): string => file.split('/')[1] as string;

  it('functions: outside below data below ai below documents below serve below domains, and never domain to domain', () => {
    const folders = ['outside', 'data', 'ai', 'documents', 'serve'];
    const rank = (file: string) => {
      const position = folders.indexOf(layer(file));
      return position < 0 ? folders.length : position;
    };
    expect(
      breaches(under('functions/'), (target, file) => {
        if (!target.startsWith('functions/')) return true;
        if (rank(file) === folders.length && rank(target) === folders.length) return layer(file) === layer(target);
        return rank(target) <= rank(file);
      }),
    ).toEqual([]);
  });

  it('web: ui below api below session below parts and shell below features below the table of screens', () => {
    const order = [['ui'], ['api', 'paths.ts'], ['session'], ['parts', 'shell'], ['features']];
    const rank = (file: string) => {
      const position = order.findIndex((folders) => folders.includes(file.split('/')[2] as string));
      return position < 0 ? order.length : position;
    };
    expect(
      breaches(
        under('web/src/'),
        (target, file) => !target.startsWith('web/src/') || target.endsWith('.css') || rank(target) <= rank(file),
      ),
    ).toEqual([]);
  });

  it('web: parts and the shell never import each other, nor one feature another', () => {
    const [parts, shell] = ['web/src/parts/', 'web/src/shell/'];
    expect(breaches(under(parts), (target) => !target.startsWith(shell))).toEqual([]);
    expect(breaches(under(shell), (target) => !target.startsWith(parts))).toEqual([]);
    const feature = (file: string) => /^web\/src\/features\/([^/]+)/.exec(file)?.[1];
    expect(
      breaches(under('web/src/features/'), (target, file) => [undefined, feature(file)].includes(feature(target))),
    ).toEqual([]);
  });

  it('web: a part is what two features need', () => {
    const users = (part: string) =>
      new Set(
        under('web/src/features/')
          .filter((file) => importsOf(file).some((target) => target.startsWith(`web/src/parts/${part}/`)))
          .map((file) => file.split('/')[3]),
      );
    const parts = [...new Set(under('web/src/parts/').map((file) => file.split('/')[3] as string))];
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => users(part).size < 2)).toEqual([]);
  });

  it('only the table of variants knows their folders: saving and ranking take any bank', () => {
    const variantFolder = /^shared\/assessment\/[^/]+\//;
    const others = [...under('shared/'), ...under('functions/')].filter(
      (file) => file !== 'shared/assessment/variants.ts' && !variantFolder.test(file),
    );
    expect(breaches(others, (target) => !variantFolder.test(target))).toEqual([]);
  });

  it('there are no import cycles of files, not even of types', () => {
    expect(cyclesOf(code, (file) => importsOf(file).filter((target) => code.includes(target)))).toEqual([]);
  });

  it('there are none of folders: within any folder, its folders and files stand in one order', () => {
    const withTests = [...code, ...sourceFiles(/^test\/.*\.tsx?$/)];
    const cycles = [...new Set(withTests.flatMap(foldersOf))].flatMap((folder) => {
      const childOf = (file: string) =>
        file.startsWith(`${folder}/`) ? file.split('/', folder.split('/').length + 1).join('/') : undefined;
      const children = Map.groupBy(withTests, childOf);
      const targets = (child: string) =>
        (children.get(child) ?? [])
          .flatMap((file) => importsOf(file).map(childOf))
          .filter((other) => other !== undefined && other !== child) as string[];
      return cyclesOf(
        [...children.keys()].filter((child) => child !== undefined),
        targets,
      );
    });
    const isOfFilesOnly = (cycle: string) => cycle.split(' -> ').every((child) => /\.tsx?$/.test(child));
    expect(cycles.filter((cycle) => !isOfFilesOnly(cycle))).toEqual([]);
  });

  it('what tests share imports no test', () => {
    const shared = sourceFiles(/^test\/support\/.*\.tsx?$/);
    expect(breaches(shared, (target) => !target.startsWith('test/') || target.startsWith('test/support/'))).toEqual([]);
  });
});

describe('one way in and out of the outside world', () => {
  const only = (pattern: RegExp, files: string[], ...homes: string[]) =>
    lines(files, pattern).filter((line) => !homes.some((home) => line.startsWith(home)));

  it('process.env of a function is read in functions/outside/env.ts', () => {
    expect(
      only(/process\.env/, [...under('functions/'), ...under('shared/'), ...under('web/')], 'functions/outside/env.ts'),
    ).toEqual([]);
  });

  it('every outside service is spoken to in one module of functions/outside, Amplify in web/src/session', () => {
    const amplifyHomes = /^web\/src\/session\//;
    const homes: Record<string, string> = {
      '@aws-sdk/client-bedrock-runtime': 'functions/outside/model.ts',
      '@aws-sdk/client-cognito-identity-provider': 'functions/outside/user-pool.ts',
      '@aws-sdk/client-secrets-manager': 'functions/outside/secrets.ts',
      '@aws-sdk/client-sesv2': 'functions/outside/mail.ts',
      '@aws-sdk/client-s3': 'functions/outside/files.ts',
      '@aws-sdk/s3-presigned-post': 'functions/outside/files.ts',
      '@aws-sdk/s3-request-presigner': 'functions/outside/files.ts',
      stripe: 'functions/outside/stripe/stripe.ts',
    };
    expect(
      breaches(under('functions/'), (target, file) => {
        if (!target.startsWith('@aws-sdk/') && target !== 'stripe') return true;
        return file === (homes[target] ?? 'functions/outside/table.ts');
      }),
    ).toEqual([]);
    expect(breaches(under('web/'), (target, file) => !/^aws-amplify/.test(target) || amplifyHomes.test(file))).toEqual(
      [],
    );
  });

  it('a query of the browser is named by its operation, or by the file it reads: never by a loose string', () => {
    expect(lines(under('web/src/'), /queryKey(:(?! (queryKey\(|\[\w+Url\b))| =(?! \())/)).toEqual([]);
    const names = routeEntries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('what is shared on a page outside of components is a store of ui/store.ts, not listeners by hand', () => {
    expect(lines(under('web/src/'), /new Set<\(\) => void>/).map((line) => line.split(':')[0])).toEqual([
      'web/src/ui/store.ts',
    ]);
  });

  it('time is passed in: no clock in shared or in a function’s domain', () => {
    const timeless = [
      ...under('shared/'),
      ...under('functions/').filter((file) => !file.startsWith('functions/outside/')),
    ];
    expect(lines(timeless, /Date\.now\(\)|new Date\(\)|Math\.random\(\)/)).toEqual([]);
  });

  it('keys of the table are written in functions/data only', () => {
    const elsewhere = code.filter(
      (file) =>
        !file.startsWith('functions/data/') &&
        !file.startsWith('infra/local/') &&
        file !== 'functions/outside/table.ts',
    );
    expect(
      lines(elsewhere, /(USER|ASSESSMENT|ACCOUNT)#|['"`]pk['"`]|\bpk:/).filter((line) => !line.includes('//')),
    ).toEqual([]);
  });

  it('every entity has a folder of its own in functions/data', () => {
    expect(under('functions/data/').filter((file) => !/^functions\/data\/[^/]+\/[^/]+$/.test(file))).toEqual([]);
  });

  it('functions do not know where they run', () => {
    expect(lines(under('functions/'), /isLocal|STAGE\s*===?\s*['"]local/)).toEqual([]);
  });
});

describe('names and habits', () => {
  it('folders and files have names of the domain', () => {
    const forbidden =
      /(^|\/)(utils?|helpers?|common|misc|types|index|services|hooks|interfaces|dtos|mappers)(\.tsx?|\/)/;
    expect(everything.filter((file) => forbidden.test(file) && file !== 'web/index.html')).toEqual([]);
  });

  it('every decision record has a number of its own, and its title says it', () => {
    const records = sourceFiles(/^docs\/decisions\/\d{4}-.*\.md$/);
    const numbers = records.map((file) => file.split('/').at(-1)!.slice(0, 4));
    expect(new Set(numbers).size).toBe(records.length);
    const titled = records.filter((file, i) => read(file).startsWith(`# ${numbers[i]} `));
    expect(records.filter((file) => !titled.includes(file) && !file.includes('/0000-'))).toEqual([]);
  });

  it('modules are kebab-case, components PascalCase', () => {
    expect(
      code.filter(
        (file) => file.endsWith('.ts') && !/\/[a-z0-9]+(-[a-z0-9]+)*(\.data|\.module)?(\.d)?\.ts$/.test(file),
      ),
    ).toEqual([]);
    expect(
      code.filter((file) => file.endsWith('.tsx') && !/\/([A-Z][A-Za-z0-9]*|main|routes)\.tsx$/.test(file)),
    ).toEqual([]);
  });

  it('zod is its mini form, imported as a namespace: 30 kB in a function and 10 in the browser instead of 97 and 20', () => {
    const all = [...code, ...sourceFiles(/^test\/.*\.tsx?$/)].filter((file) => file !== 'test/architecture.test.ts');
    const imports = lines(all, /from '(zod\b[^']*|@zod\b[^']*)'/).filter(
      (line) => !/import (type )?\* as z from 'zod\/mini';/.test(line),
    );
    const english = ['functions/outside', 'infra/local/stand-ins/kit'].map((folder) =>
      expect.stringMatching(new RegExp(`^${folder}/reasons\\.ts.*'zod/v4/locales/en\\.js'`)),
    );
    expect(imports).toEqual(english);
  });

  it('tests mock no modules, take chance from one place, and leave no work as a note', () => {
    const tests = sourceFiles(/^test\/.*\.tsx?$/).filter((file) => file !== 'test/architecture.test.ts');
    expect(lines(tests, /vi\.(mock|doMock|stubGlobal)\(/)).toEqual([]);
    expect(lines([...code, ...tests], /\b(TODO|FIXME|XXX)\b/)).toEqual([]);
    expect(lines(tests, /from 'fast-check'/)).toEqual([expect.stringMatching(/^test\/support\/harness\/chance\.ts/)]);
  });

  it('every route has its function, and every function of a domain is a route or a named trigger', () => {
    const triggers = [
      'functions/account/write-mail.ts',
      'functions/account/stop-mails.ts',
      ...Object.values(schedules).map(({ file }) => file),
    ];
    const handlers = under('functions/').filter((file) => /export const handler\b/.test(read(file)));
    expect(handlers.filter((file) => !triggers.includes(file)).sort()).toEqual(
      routeEntries.map((entry) => entry.file).sort(),
    );
  });

  it('no path of a machine and no address of a package registry stands in the repository', () => {
    const suspicious = /\/work\/|\/root\/|registry\.npmjs|pypi\.org|\.library|"resolved"/;
    expect(
      lines(
        everything.filter((file) => file !== 'test/architecture.test.ts'),
        suspicious,
      ),
    ).toEqual([]);
  });
});
