/** `npm run check:links`: requests every page that the learning catalog links to. Reports when there is no network. */
import { catalogue, topics } from '#shared/guidance/catalogue.data.ts';
import { finders } from '#shared/guidance/finders.data.ts';
import { resourcesFor } from '#shared/guidance/lookup.ts';

const TIMEOUT_MS = 15_000;
const AT_ONCE = 6;

/** Statuses of existing pages that refuse programs. */
const refusals = [401, 403, 405, 429, 999];

async function check(url: string): Promise<string | null> {
  try {
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html' };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok || refusals.includes(answer.status) ? null : `${answer.status} ${url}`;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return `${cause?.code ?? (error as Error).name} ${url}`;
  }
}

const links = [
  ...topics.flatMap((topic) => catalogue[topic].map(({ url }) => url)),
  ...Object.values(finders).flatMap(({ url }) => url ?? []),
  ...resourcesFor('a skill that is in no catalogue').resources.map(({ url }) => url),
];

const faults: string[] = [];
const waiting = [...links];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      const fault = await check(url);
      if (fault) faults.push(fault);
    }
  }),
);

const unreachable = faults.filter((fault) => /^(ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED) /.test(fault));
if (unreachable.length === links.length)
  process.stdout.write(`There is no network here: none of ${links.length} links was checked.\n`);
else {
  process.stdout.write(
    `${links.length} links, ${faults.length} of them at fault.\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
