import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from '../support/source-tree.ts';

const nameOf = (file: string) => file.replace(/^.*\/|\.tsx$/g, '');
const components = sourceFiles(/^web\/src\/ui\/[A-Z]\w*\.tsx$/).map(nameOf);
const page = sourceFiles(/^web\/src\/features\/dev-kit\/.*\.tsx$/)
  .map(read)
  .join('\n');
const specimens = [...page.matchAll(/<Specimen\s+of="(\w+)"/g)].map(([, name]) => name!);

/** Shown at work elsewhere: the region stands in the shell and is filled by toast(), the field is a part of others. */
const elsewhere = ['ToastRegion', 'Field'];

describe('/dev/kit', () => {
  it('names every component of web/src/ui, once', () => {
    expect(components.length).toBeGreaterThan(25);
    for (const name of components) expect(specimens.filter((one) => one === name), name).toHaveLength(1);
  });

  it('shows every one of them at work', () => {
    const unused = components.filter((name) => !elsewhere.includes(name) && !page.includes(`<${name}`));
    expect(unused).toEqual([]);
    expect(page).toContain('toast({');
  });
});
