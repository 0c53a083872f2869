import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fontFiles } from '#functions/outside/fonts.ts';
import { marketAttributions } from '#shared/market/attribution.ts';
import { attributions } from '#shared/occupations/attribution.ts';
import { product } from '#shared/product.ts';
import { copyrightOf, lockedPackages, type Package } from './packages.ts';

const nameAndVersion = ({ name, version }: Package) => `${name} ${version}`;
const byName = (one: Package, other: Package) => (nameAndVersion(one) < nameAndVersion(other) ? -1 : 1);
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function fonts(shipped: Package[]): string[] {
  const folders = [...new Set(Object.values(fontFiles).map((file) => file.split('/')[0]!))];
  return folders.map((folder) => {
    const { path, version } = shipped.find(({ name }) => name.endsWith(`/${folder}`))!;
    const licence = new URL(`../../${path}/LICENSE_FONT`, import.meta.url);
    if (!existsSync(licence)) throw new Error(`${folder} comes without its licence: run npm install`);
    return `- **${folder}** ${version}, SIL Open Font License 1.1: ${readFileSync(licence, 'utf8').split('\n')[0]}`;
  });
}

function libraries(shipped: Package[]): string[] {
  const rows = shipped.map(
    (each) => `| ${each.name} | ${each.version} | ${each.licence} | ${cell(copyrightOf(each) ?? '')} |`,
  );
  return ['| package | version | licence | copyright, as its licence says |', '|---|---|---|---|', ...new Set(rows)];
}

/** The source of shared/chat/question/ordinary-words.data.ts; its license requires this notice in the documentation. */
const wordLists = [
  'The ordinary words of the chat are chosen from SCOWL (http://wordlist.aspell.net/), sizes 10 and 20. Copyright 2000-2016 by',
  'Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output',
  'created from the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above',
  'copyright notice appears in all copies and that both that copyright notice and this permission notice appear in supporting',
  'documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It is provided',
  '"as is" without express or implied warranty.',
];

/** THIRD-PARTY.md: the third-party works in what we deploy and send to browsers. */
export function noticesText(): string {
  const shipped = lockedPackages()
    .filter(({ isShipped }) => isShipped)
    .sort(byName);
  return [
    '# Third-party notices',
    '',
    `${product.name} itself is under the licence in [LICENSE](LICENSE). What of others it contains stands here, written by`,
    '`npm run notices` from the lock file, the installed packages and the lists of sources; do not edit. Each library’s whole',
    'licence is in its package. What only builds and tests is not given to anybody; `npm run sbom` lists it, too.',
    '',
    '## Fonts',
    '',
    'Cut down to the characters that are shown; whole within documents.',
    '',
    ...fonts(shipped),
    '',
    '## Data',
    '',
    'As the app credits them at `/data-sources`.',
    '',
    ...[...attributions, ...Object.values(marketAttributions)].map(
      ({ title, release, licence, licenceUrl, url, text }) =>
        `- [${title}](${url}) (${release}), [${licence}](${licenceUrl}). ${text}`,
    ),
    '',
    '## Words',
    '',
    ...wordLists,
    '',
    '## Libraries',
    '',
    ...libraries(shipped),
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(new URL('../../THIRD-PARTY.md', import.meta.url), noticesText());
