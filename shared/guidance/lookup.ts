/**
 * Finds learning resources by name (LRN-08): an exact topic, a topic that contains the name or the other way round, a
 * skill, otherwise searches.
 */
import { catalogue, type Topic, topics } from './catalogue.data.ts';
import type { Resource } from './resource.ts';

export interface Found {
  by: 'topic' | 'partial name' | 'skill' | 'search';
  resources: readonly Resource[];
}

const everything = topics.flatMap((topic) => catalogue[topic]);

/** Compares whole words, so that Java does not match JavaScript and R does not match React. */
const normal = (name: string) =>
  ` ${name
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** The occupation something is learned for, and the person's level, 0-100. */
export interface LearnedFor {
  code: string;
  /** our plain name of it, used in searches */
  occupation: string;
  start?: number | null | undefined;
}

const ADVANCED = 75;
const BEGUN = 25;

/** An exact topic fits whoever asked for it; a resource found otherwise must fit the occupation and the level. */
const suits = ({ serves, difficulty }: Resource, { code, start }: LearnedFor): boolean =>
  (serves.length === 0 || serves.some((prefix) => code.startsWith(prefix))) &&
  !(difficulty === 'beginner' && (start ?? 0) >= ADVANCED) &&
  !(difficulty === 'advanced' && (start ?? 0) < BEGUN);

/** @param work undefined when a skill is looked up by itself */
export function resourcesFor(name: string, work?: LearnedFor): Found {
  const words = normal(name);
  const topicOf = (matches: (topic: string) => boolean): Topic | undefined =>
    words.trim() === '' ? undefined : topics.find((topic) => matches(normal(topic)));
  const exact = topicOf((topic) => topic === words);
  if (exact) return { by: 'topic', resources: catalogue[exact] };
  const suitable = (resources: readonly Resource[]) =>
    work ? resources.filter((each) => suits(each, work)) : resources;
  const partial = topicOf((topic) => topic.includes(words) || words.includes(topic));
  if (partial) {
    const resources = suitable(catalogue[partial]);
    if (resources.length > 0) return { by: 'partial name', resources };
  }
  const teaching = suitable(everything.filter(({ skills }) => skills.some((skill) => normal(skill) === words)));
  if (teaching.length > 0) return { by: 'skill', resources: teaching };
  return { by: 'search', resources: searches(name, work?.occupation) };
}

interface Provider extends Pick<Resource, 'provider' | 'url' | 'price'> {
  id: string;
}

const providers: Provider[] = [
  { id: 'coursera', provider: 'Coursera', url: 'https://www.coursera.org/search?query=', price: 'freemium' },
  { id: 'edx', provider: 'edX', url: 'https://www.edx.org/search?q=', price: 'freemium' },
  { id: 'mit', provider: 'MIT OpenCourseWare', url: 'https://ocw.mit.edu/search/?q=', price: 'free' },
];

const searchAt = ({ id, provider, url, price }: Provider, name: string): Resource => ({
  id: `search-${id}`,
  title: `Search ${provider} for “${name}”`,
  provider,
  type: 'course',
  url: `${url}${encodeURIComponent(name)}`,
  price,
  priceAmount: price === 'free' ? 0 : null,
  duration: 'depends on what you choose',
  difficulty: 'beginner',
  hours: null,
  serves: [],
  rating: null,
  skills: [name],
  description: 'Not a choice of ours: what the provider offers under this name.',
});

/** Always three (LRN-09): two course providers, and free lectures. */
export function searches(name: string, occupation?: string): Resource[] {
  // encodeURIComponent throws on a lone surrogate
  const asked = (occupation ? `${name} for ${occupation.toLowerCase()}` : name).toWellFormed();
  return providers.map((provider) => searchAt(provider, asked));
}
