/** Learning resources by name (LRN-08): a topic, a name that holds a topic or is held by one, a skill, else searches. */
import { catalogue, type Topic, topics } from './catalogue.data.ts';
import type { Resource } from './resource.ts';

export interface Found {
  by: 'topic' | 'partial name' | 'skill' | 'search';
  resources: readonly Resource[];
}

const everything = topics.flatMap((topic) => catalogue[topic]);

/** In words, so that Java finds no JavaScript and R finds no React. */
const normal = (name: string) =>
  ` ${name
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** The work that something is learned for, and how far the person is, 0-100. */
export interface LearnedFor {
  code: string;
  /** our plain name of it: stands in the searches */
  occupation: string;
  start?: number | null | undefined;
}

const ADVANCED = 75;
const BEGUN = 25;

/** A resource of a topic serves whoever asked for the topic; one found otherwise has to serve the work and the level. */
const suits = ({ serves, difficulty }: Resource, { code, start }: LearnedFor): boolean =>
  (serves.length === 0 || serves.some((prefix) => code.startsWith(prefix))) &&
  !(difficulty === 'beginner' && (start ?? 0) >= ADVANCED) &&
  !(difficulty === 'advanced' && (start ?? 0) < BEGUN);

/** @param work undefined where a skill is looked up for itself */
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

/** Exactly three (LRN-09): two providers of courses, and lectures that are free. */
export function searches(name: string, occupation?: string): Resource[] {
  // a lone half of a character pair has no form in an address
  const asked = (occupation ? `${name} for ${occupation.toLowerCase()}` : name).toWellFormed();
  return providers.map((provider) => searchAt(provider, asked));
}
