import type { Needs, RightKind } from '#functions/outside/needs.ts';
import { needsOf } from '#infra/needs.ts';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { sourceFiles } from './source-tree.ts';

/** Services outside a function, by the need that leads there; a new need does not compile until it is drawn. */
const reached: Record<Exclude<RightKind, 'facts' | 'documents' | 'isolation'>, string> = {
  table: 'table',
  files: 'files',
  userPool: 'pool',
  mail: 'mail',
  secrets: 'Stripe',
  model: 'model',
  upstream: 'publishers',
};
const reachedBy = (needs: Needs[]): string =>
  Object.entries(reached)
    .flatMap(([need, word]) => (needs.some((each) => each[need as RightKind]) ? [word] : []))
    .join(' · ');

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxes = {
  browser: { x: 16, y: 150, width: 162, height: 92 },
  operator: { x: 16, y: 470, width: 162, height: 74 },
  edge: { x: 214, y: 16, width: 178, height: 92 },
  web: { x: 214, y: 150, width: 178, height: 92 },
  auth: { x: 214, y: 300, width: 178, height: 92 },
  watch: { x: 214, y: 470, width: 178, height: 74 },
  api: { x: 440, y: 16, width: 292, height: 0 },
  jobs: { x: 440, y: 0, width: 292, height: 0 },
  data: { x: 780, y: 40, width: 164, height: 112 },
  stripe: { x: 780, y: 200, width: 164, height: 56 },
  bedrock: { x: 780, y: 280, width: 164, height: 56 },
  publishers: { x: 780, y: 360, width: 164, height: 56 },
} satisfies Record<string, Box>;

const line = 20;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = ([x, y]: [x: number, y: number], kind: string, words: string, anchor = 'start') =>
  `<text x="${x}" y="${y}" class="${kind}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(words)}</text>`;

/** A stack of ours, or somebody outside. */
const box = ({ x, y, width, height }: Box, kind: 'ours' | 'other', title: string, words: string[]): string[] => [
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" class="${kind}"/>`,
  text([x + 12, y + 24], 'title', title),
  ...words.map((each, at) => text([x + 12, y + 46 + at * 18], 'small', each)),
];

const arrow = (points: [number, number][], label?: [x: number, y: number, words: string]): string[] => [
  `<polyline points="${points.map((point) => point.join(',')).join(' ')}" class="arrow" marker-end="url(#head)"/>`,
  ...(label ? [text([label[0], label[1]], 'label', label[2], 'middle')] : []),
];

/** Rows of a name and what its functions reach. */
const rows = (at: Box, first: number, list: [name: string, reaches: string][]): string[] =>
  list.flatMap(([name, reaches], index) => [
    text([at.x + 12, first + index * line], 'name', name),
    text([at.x + at.width - 12, first + index * line], 'small', reaches, 'end'),
  ]);

/** In the light and the dark theme, as the viewer has it. */
const look = `
  .ground{fill:#fff}.ours{fill:#f6f1e4;stroke:#13221b;stroke-width:1.5}.other{fill:none;stroke:#6d776e;stroke-width:1.5;stroke-dasharray:5 4}
  text{font:14px system-ui,"Segoe UI",Helvetica,Arial,sans-serif;fill:#13221b}.title{font-weight:700;font-size:15px}
  .small,.label{font-size:13px;fill:#4b584f}.arrow{fill:none;stroke:#4b584f;stroke-width:1.5}.head{fill:#4b584f}
  @media (prefers-color-scheme:dark){.ground{fill:#0d1713}.ours{fill:#14211b;stroke:#a8b3a8}.other{stroke:#7b887e}
  text{fill:#ece7d8}.small,.label{fill:#a8b3a8}.arrow{stroke:#a8b3a8}.head{fill:#a8b3a8}}`;

/** @throws Error where a stack stands in no box: the drawing would be untrue */
export function architectureDrawing(): string {
  const stacks = sourceFiles(/^infra\/stacks\/\w+\.ts$/).map((file) => file.replace(/.*\/(\w+)\.ts$/, '$1'));
  const unknown = stacks.filter((name) => !(name in boxes));
  if (unknown.length > 0) throw new Error(`test/support/source/architecture-drawing.ts has no box for ${unknown}`);

  const domains = [...new Set(routeEntries.map(({ domain }) => domain))].toSorted().map((domain): [string, string] => {
    const entries = routeEntries.filter((entry) => entry.domain === domain);
    return [`${domain} ${entries.length}`, reachedBy(entries.map(needsOf))];
  });
  const clocked = Object.entries(schedules).map(([name, { needs }]): [string, string] => [name, reachedBy([needs])]);
  const { browser, operator, edge, web, auth, watch, data, stripe, bedrock, publishers } = boxes;
  const api = { ...boxes.api, height: 68 + domains.length * line };
  const jobs = { ...boxes.jobs, y: api.y + api.height + 24, height: 68 + clocked.length * line };
  const height = Math.max(jobs.y + jobs.height, watch.y + watch.height) + 16;
  const outside = [
    { word: 'Stripe', at: stripe },
    { word: 'model', at: bedrock },
    { word: 'publishers', at: publishers },
  ];
  const reach = (list: [string, string][], word: string) => list.some(([, reaches]) => reaches.includes(word));
  const middle = (at: Box) => at.y + at.height / 2;
  const right = (at: Box) => at.x + at.width;

  const drawn = [
    ...box(browser, 'other', 'Browser', ['the React app; answers', 'stay until saved']),
    ...box(operator, 'other', 'Operators', ['mails, dashboards']),
    ...box(edge, 'ours', 'Edge', ['CloudFront’s firewall,', 'limits for each address']),
    ...box(web, 'ours', 'Web', ['CloudFront, the built', 'pages in a bucket']),
    ...box(auth, 'ours', 'Auth', ['Cognito: signs in,', 'gives out tokens']),
    ...box(watch, 'ours', 'Watch', ['alarms, dashboards']),
    ...box(api, 'ours', 'Api', [`API Gateway; ${routeEntries.length} routes, a function each`]),
    ...rows(api, api.y + 74, domains),
    ...box(jobs, 'ours', 'Jobs', ['by the clock, resumable']),
    ...rows(jobs, jobs.y + 74, clocked),
    ...box(data, 'ours', 'Data', ['one DynamoDB table,', 'files for a day,', 'Stripe’s keys']),
    ...box(stripe, 'other', 'Stripe', ['payments']),
    ...box(bedrock, 'other', 'Bedrock', ['words, where set']),
    ...box(publishers, 'other', 'Publishers', ['BLS, Indeed']),
    ...arrow([
      [right(browser), 182],
      [web.x, 182],
    ]),
    ...arrow(
      [
        [browser.x + 75, browser.y + browser.height],
        [browser.x + 75, middle(auth)],
        [auth.x, middle(auth)],
      ],
      [browser.x + 75, middle(auth) + 20, 'signs in'],
    ),
    ...arrow(
      [
        [edge.x + 89, edge.y + edge.height],
        [web.x + 89, web.y],
      ],
      [edge.x + 124, 133, 'guards'],
    ),
    ...arrow(
      [
        [right(web), middle(web)],
        [api.x, middle(web)],
      ],
      [416, middle(web) - 8, '/api'],
    ),
    ...arrow(
      [
        [right(auth), middle(auth)],
        [api.x, middle(auth)],
      ],
      [416, middle(auth) - 8, 'token'],
    ),
    ...arrow([
      [right(api), middle(data)],
      [data.x, middle(data)],
    ]),
    ...outside
      .filter(({ word }) => reach(domains, word))
      .flatMap(({ at: each }) =>
        arrow([
          [right(api), middle(each)],
          [each.x, middle(each)],
        ]),
      ),
    ...arrow([
      [right(jobs), middle(jobs)],
      [962, middle(jobs)],
      [962, middle(data)],
      [right(data), middle(data)],
    ]),
    ...outside
      .filter(({ word }) => reach(clocked, word))
      .flatMap(({ at: each }) =>
        arrow([
          [962, middle(each)],
          [right(each), middle(each)],
        ]),
      ),
    ...arrow([
      [jobs.x, middle(watch)],
      [right(watch), middle(watch)],
    ]),
    ...arrow([
      [watch.x, middle(watch)],
      [right(operator), middle(watch)],
    ]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 ${height}" role="img" aria-labelledby="what">
<title id="what">The stacks of a deployment, which domains of routes they hold, and what those reach</title>
<style>${look}</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" class="head"/></marker></defs>
<rect width="980" height="${height}" class="ground"/>
${drawn.join('\n')}
</svg>
`;
}
