import { describe, expect, it } from 'vitest';
import { importsOf, read, sourceFiles } from '../support/source/source-tree.ts';

const kit = sourceFiles(/^web\/src\/ui\/(?:\w+\/)?[A-Z]\w*\.tsx$/);
const outside = sourceFiles(/^web\/src\/(?!ui\/).*\.tsx?$/);
const used = new Set(outside.flatMap(importsOf));
/** The components that screens use; the others are parts of these. */
const components = kit.filter((file) => used.has(file)).map((file) => file.replace(/^.*\/|\.tsx$/g, ''));

const page = sourceFiles(/^web\/src\/features\/dev-kit\/.*\.tsx$/)
  .map(read)
  .join('\n');
const specimens = [...page.matchAll(/<Specimen\s+of="(\w+)"/g)].map(([, name]) => name!);

describe('/dev/kit', () => {
  it('names every component of web/src/ui that a screen can use, once', () => {
    expect(components.length).toBeGreaterThan(25);
    for (const name of components)
      expect(
        specimens.filter((one) => one === name),
        name,
      ).toHaveLength(1);
  });

  it('shows each of them in use; the toast region is in the shell and is filled from here', () => {
    const unused = components.filter((name) => !page.includes(`<${name}`));
    expect(unused).toEqual(['ToastRegion']);
    expect(page).toContain('toast({');
  });
});
