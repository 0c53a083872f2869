import { describe, expect, it } from 'vitest';
import { catalogue, topics } from '#shared/guidance/catalogue.data.ts';
import { finders } from '#shared/guidance/finders.data.ts';
import { resourcesFor } from '#shared/guidance/lookup.ts';
import { resource } from '#shared/guidance/resource.ts';
import { skillPlan } from '#shared/guidance/skill-plan.ts';

const all = topics.flatMap((topic) => catalogue[topic]);

describe('the catalogue of learning resources', () => {
  it('has the ten topics, each with at least five resources of both kinds (LRN-06)', () => {
    expect(topics).toEqual([
      'Machine Learning',
      'Data Science',
      'Python',
      'JavaScript',
      'React',
      'Cloud Computing',
      'Product Management',
      'UX Design',
      'Data Analysis',
      'Project Management',
    ]);
    for (const topic of topics) expect(catalogue[topic].length, topic).toBeGreaterThanOrEqual(5);
    for (const topic of topics.filter((name) => name !== 'React'))
      expect(new Set(catalogue[topic].map(({ type }) => type)).size, topic).toBe(2);
  });

  it('names every field of a resource, and no amount or rating that is not certain (LRN-07)', () => {
    expect(Object.keys(resource.shape).filter((field) => field !== 'priceYear')).toEqual(
      'id title provider type url price priceAmount duration difficulty hours serves rating skills description'.split(
        ' ',
      ),
    );
    for (const each of all) {
      expect(resource.safeParse(each).error, each.id).toBeUndefined();
      expect(Object.keys(each)).toEqual(
        expect.arrayContaining(Object.keys(resource.shape).filter((field) => field !== 'priceYear')),
      );
      expect(each.priceAmount === 0, each.id).toBe(each.price === 'free');
      if (each.priceAmount) expect(each, each.id).toHaveProperty('priceYear');
      expect(each.rating).toBeNull();
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('links to the providers’ own pages: https, a plain address, no tracking, each once', () => {
    const links = [...all, ...Object.values(finders)].map(({ url }) => url!);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) {
      const { protocol, search, hash, username, port, href } = new URL(link);
      expect([protocol, search, hash, username, port]).toEqual(['https:', '', '', '', '']);
      expect(href).toBe(link);
    }
  });
});

describe('looking resources up (LRN-08, LRN-09)', () => {
  it.each([
    ['Python', 'topic', 'Python'],
    ['  machine LEARNING ', 'topic', 'Machine Learning'],
    ['Python programming', 'partial name', 'Python'],
    ['Advanced React development', 'partial name', 'React'],
    ['Cloud', 'partial name', 'Cloud Computing'],
    ['UX', 'partial name', 'UX Design'],
    ['management', 'partial name', 'Product Management'],
  ] as const)('%j is found by %s: %s', (name, by, topic) => {
    expect(resourcesFor(name)).toEqual({ by, resources: catalogue[topic] });
  });

  it('a skill finds every resource that teaches it, whatever its topic', () => {
    const found = resourcesFor('sql');
    expect(found.by).toBe('skill');
    expect(found.resources.map(({ id }) => id)).toEqual(['ds-ibm', 'py-everybody', 'da-kaggle-sql', 'da-google']);
    expect(resourcesFor('Psychology').resources.map(({ id }) => id)).toEqual(['ux-mit-psychology']);
  });

  it.each(['Xyzzy', 'Java', 'R2', '', '   ', '!!!', '\ud800', '"><script>', '木工', 'a&b=c#d'])(
    '%j is found nowhere: exactly three searches, of three providers, that carry the name and nothing else',
    (name) => {
      const { by, resources } = resourcesFor(name);
      expect(by).toBe('search');
      expect(resources.map(({ provider }) => provider)).toEqual(['Coursera', 'edX', 'MIT OpenCourseWare']);
      for (const { url } of resources) {
        const { searchParams, hash } = new URL(url);
        expect([...searchParams.values()]).toEqual([name.toWellFormed()]);
        expect(hash).toBe('');
      }
    },
  );
});

describe('looking a skill up for an occupation', () => {
  const mechanic = { code: '49-9041.00', occupation: 'Industrial machinery mechanic' };
  const support = { code: '15-1232.00', occupation: 'Computer support specialist' };

  it('a course found by its skill has to serve the work; otherwise the searches name the work', () => {
    expect(resourcesFor('Troubleshooting', support).resources.map(({ id }) => id)).toContain('cloud-it-support');
    const { by, resources } = resourcesFor('Troubleshooting', mechanic);
    expect(by).toBe('search');
    expect(resources).toHaveLength(3);
    for (const { title, url } of resources) {
      expect(title).toContain('“Troubleshooting for industrial machinery mechanic”');
      expect(url).toContain(encodeURIComponent('Troubleshooting for industrial machinery mechanic'));
    }
  });

  it('a topic serves whoever asks for it by its name', () => {
    expect(resourcesFor('Python', mechanic).by).toBe('topic');
  });

  it('who is advanced is offered no course for beginners, who begins none for the advanced', () => {
    const levels = (start: number) =>
      resourcesFor('Planning', { code: '13-1082.00', occupation: 'Project manager', start }).resources.map(
        ({ difficulty }) => difficulty,
      );
    expect(levels(75)).not.toContain('beginner');
    expect(levels(0)).not.toContain('advanced');
  });
});

describe('the plan for one skill', () => {
  it('goes from 0 to 80 unless told otherwise (LRN-10)', () => {
    expect(skillPlan('Python')).toMatchObject({ start: 0, target: 80, time: '3-6 months' });
    expect(skillPlan('Python', 40, 61)).toMatchObject({ start: 40, target: 61, time: '1-2 months' });
  });

  it('shows the first three resources (LRN-13)', () => {
    expect(skillPlan('Python').resources).toEqual(catalogue.Python.slice(0, 3));
    expect(skillPlan('Xyzzy').resources).toHaveLength(3);
  });
});
