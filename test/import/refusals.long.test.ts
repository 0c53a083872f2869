import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importOccupations } from '#infra/import/occupations/import.ts';
import { defaultDataVersion } from '#shared/occupations/contract.ts';
import { unzip, zip } from '#test/support/documents/zip.ts';
import { root } from '#test/support/source/source-tree.ts';
import { available, committed, contentOf, damage, linkedFolder } from './publishers.ts';

type Change = (content: Buffer) => Buffer | string | undefined;

const lines =
  (change: (lines: string[]) => string[]): Change =>
  (content) => {
    const eol = content.includes('\r\n') ? '\r\n' : '\n';
    return change(content.toString().split(eol)).join(eol);
  };
const withoutRows = (count: number) => lines((all) => [...all.slice(0, -1 - count), '']);
const inRow = (row: number, from: string | RegExp, to: string) =>
  lines((all) => all.map((line, i) => (i === row - 1 ? line.replace(from, to) : line)));
const half: Change = (content) => content.subarray(0, content.length / 2);
const json =
  (change: (area: { count: number; occupations: Record<string, Record<string, unknown>> }) => void): Change =>
  (content) => {
    const area = JSON.parse(content.toString());
    change(area);
    return JSON.stringify(area);
  };
const workbook =
  (part: string, from: string, to: string): Change =>
  (content) => {
    const files = unzip(content);
    const text = files.get(part)!.toString();
    if (!text.includes(from)) throw new Error(`${part} has no ${from}`);
    return zip(files.set(part, Buffer.from(text.replaceAll(from, to))));
  };

const oews = 'bls_oews/2025/national.json';
const ep = 'bls_ep/occupation.xlsx';
const msai = 'exposure/microsoft_working_with_ai/soc_ai_applicability_scores.csv';
const preparation = 'onet/Education, Training, and Experience.txt';
const licences = 'feasibility/licences.csv';
const apprenticeships = 'feasibility/apprenticeships.csv';
const tuition = 'feasibility/tuition.csv';
const lengths = 'feasibility/programme_length.csv';
const table12 = 'xl/worksheets/sheet3.xml';

/** What is wrong · the file · how it is damaged · the line the operator must see. */
const cases: [string, string, Change, RegExp][] = [
  ['missing', 'onet/Job Zones.txt', () => undefined, /^onet\/Job Zones\.txt: the file is missing$/],
  [
    'cut off in the middle of a row',
    'onet/Interests.txt',
    half,
    /^onet\/Interests\.txt row \d+: (ends within|\d+ fields)/,
  ],
  [
    'cut off after 5,000 rows',
    'onet/Work Values.txt',
    withoutRows(2866),
    /^onet\/Work Values\.txt: 5000 rows, expected/,
  ],
  ['short of three rows', 'onet/Interests.txt', withoutRows(7), /^onet\/Interests\.txt: 53-7121\.00 has no/],
  [
    'short of a whole occupation',
    'onet/Skills.txt',
    withoutRows(3),
    /^onet\/Skills\.txt: 53-7121\.00 has 67 of 70 ratings/,
  ],
  [
    'short of rows no rule of the form can miss',
    'onet/Technology Skills.txt',
    withoutRows(10),
    /^onet\/Technology Skills\.txt: differs from this file of O\*NET 30\.1 .* \(32763 rows now, 32773 then\)/,
  ],
  [
    'with a renamed column',
    'onet/Interests.txt',
    inRow(1, 'Data Value', 'Value'),
    /row 1: no column "Data Value", only: /,
  ],
  [
    'with another scale',
    'onet/Work Styles.txt',
    (content) => content.toString().replaceAll('\tWI\t', '\tIM\t'),
    /no row has the scale WI/,
  ],
  [
    'with a value of another unit',
    'onet/Interests.txt',
    inRow(2, '1.30', '13.0'),
    /Interests\.txt row 2: "Data Value" is 13\.0, outside 1 to 7/,
  ],
  [
    'with a word for a number',
    'onet/Knowledge.txt',
    inRow(2, '4.78', 'high'),
    /Knowledge\.txt row 2: "Data Value" is "high", not a number/,
  ],
  [
    'with a code in another form',
    'onet/Job Zones.txt',
    inRow(3, '11-1011.03', '11101103'),
    /Job Zones\.txt row 3: "O\*NET-SOC Code" is "11101103"/,
  ],
  [
    'with a row twice',
    'onet/Work Styles.txt',
    lines((all) => [...all.slice(0, 3), all[2]!, ...all.slice(3)]),
    /Work Styles\.txt row 4: Innovation stands twice/,
  ],
  [
    'with an unknown element',
    'onet/Skills.txt',
    inRow(2, 'Reading Comprehension', 'Reading'),
    /Skills\.txt row 2: 2\.A\.1\.a "Reading" is not an element/,
  ],
  [
    'with titles gone',
    'onet/Occupation Data.txt',
    inRow(2, 'Chief Executives', ' '),
    /Occupation Data\.txt row 2: the title is empty/,
  ],
  ['cut off', oews, half, /^bls_oews\/2025\/national\.json: is not complete JSON/],
  [
    'in thousands of persons',
    oews,
    json((area) => {
      for (const one of Object.values(area.occupations)) one.emp = Number(one.emp) / 1000;
    }),
    /national\.json: occupations\.11-1011\.emp must be whole persons/,
  ],
  [
    'in dollars an hour',
    oews,
    json((area) => {
      area.occupations['15-1252']!.med = 65;
    }),
    /national\.json: occupations\.15-1252\.med is too low for dollars a year/,
  ],
  [
    'with a renamed field',
    oews,
    (content) => content.toString().replaceAll('"med"', '"median"'),
    /national\.json: only 0 of 830 occupations have "med"/,
  ],
  [
    'short of an occupation',
    oews,
    json((area) => {
      delete area.occupations['15-1252'];
    }),
    /national\.json: 829 occupations, says 830/,
  ],
  [
    'with wages out of order',
    oews,
    json((area) => {
      area.occupations['15-1252']!.p90 = 90_000;
    }),
    /national\.json: the wages of 15-1252 do not rise/,
  ],
  [
    'with a place left out',
    'onet/Related Occupations.txt',
    lines((all) => all.toSpliced(3, 1)),
    /^onet\/Related Occupations\.txt: 11-1011\.00 has no related occupation at place 3$/,
  ],
  ['missing', 'bls_oews/2025/states/06.json', () => undefined, /^bls_oews\/2025\/states: 50 areas, expected 51/],
  [
    'of another state',
    'bls_oews/2025/states/06.json',
    (content) => content.toString().replace('"06"', '"08"'),
    /states\/06\.json: says FIPS 08/,
  ],
  ['cut off', ep, half, /^bls_ep\/occupation\.xlsx: cannot read sheet "Table 1\.2"/],
  [
    'in persons by its title',
    ep,
    workbook('xl/sharedStrings.xml', 'Employment in thousands', 'Employment in persons'),
    /occupation\.xlsx row 1: the title names no years or not "\(Employment in thousands\)"/,
  ],
  [
    'with a renamed column',
    ep,
    workbook('xl/sharedStrings.xml', 'Occupational openings, 2024–34 annual average', 'Openings'),
    /occupation\.xlsx row 2: no column "Occupational openings, 2024–34 annual average"/,
  ],
  [
    'with persons for thousands',
    ep,
    workbook(table12, '<c r="D6" s="4"><v>309.39999999999998</v>', '<c r="D6" s="4"><v>309400</v>'),
    /occupation\.xlsx row 6: "Employment, 2024" is 309400, outside 0 to 10000 \(thousands of persons\)/,
  ],
  [
    'with a fraction for percent',
    ep,
    workbook(table12, '<c r="I6" s="4"><v>4.3</v>', '<c r="I6" s="4"><v>0.043</v>'),
    /occupation\.xlsx row 6: growth is 0\.043 percent, but employment goes from 309\.4 to 322\.7/,
  ],
  [
    'in percent',
    msai,
    inRow(2, '0.155', '15.5'),
    /soc_ai_applicability_scores\.csv row 2: .* outside 0 to 1 \(a fraction, not percent\)/,
  ],
  [
    'in percent',
    'exposure/eloundou/occ_level.csv',
    inRow(2, '0.35,', '35,'),
    /occ_level\.csv row 2: "human_rating_beta" is 35, outside 0 to 1/,
  ],
  [
    'in percent',
    'telework/occupations_workathome.csv',
    inRow(2, /1$/, '100'),
    /occupations_workathome\.csv row 2: "teleworkable" is 100/,
  ],
  [
    'with an answer left out',
    preparation,
    lines((all) => all.toSpliced(2, 1)),
    /Experience\.txt row 3: answer 3 of RL follows answer 1$/,
  ],
  [
    'with answers that are no percents of one whole',
    preparation,
    inRow(3, '\t4.46\t', '\t44.6\t'),
    /Experience\.txt: the answers of RL for 11-1011\.00 add up to 140\.14, not 100$/,
  ],
  ['missing', licences, () => undefined, /^feasibility\/licences\.csv: the file is missing$/],
  [
    'with an occupation twice',
    licences,
    lines((all) => [...all.slice(0, 3), all[2]!, ...all.slice(3)]),
    /licences\.csv row 4: 11-1011\.03 stands already in row 3/,
  ],
  [
    'with a word for a need that is not known here',
    licences,
    inRow(2, 'rarely required', 'required'),
    /licences\.csv row 2: "licence_need" is "required", expected one of/,
  ],
  [
    'that makes a linked licence a required one',
    licences,
    (content) =>
      content
        .toString()
        .replace('Electrical Engineers,depends on role and state', 'Electrical Engineers,usually required'),
    /licences\.csv row \d+: is read as "usually", but its basis makes it "depends on state or role"/,
  ],
  [
    'that reads a share of jobs otherwise than its band',
    licences,
    (content) =>
      content.toString().replace('Registered Nurses,usually required', 'Registered Nurses,sometimes required'),
    /licences\.csv row \d+: is read as "sometimes", but its basis makes it "usually"/,
  ],
  [
    'with a need without a basis',
    licences,
    inRow(2, 'rarely required,state count', 'rarely required,'),
    /licences\.csv row 2: "rarely" with the basis "not known"/,
  ],
  [
    'with more jurisdictions than are covered',
    licences,
    inRow(2, ',2,50,', ',51,50,'),
    /licences\.csv row 2: "jurisdictions_with_licence" is 51, outside 0 to 50/,
  ],
  [
    'with years for hours',
    apprenticeships,
    (content) => content.toString().replaceAll(',8000,8000,4.0,', ',4,4,4.0,'),
    /apprenticeships\.csv row \d+: "term_hours_min" is 4, outside 1000 to 12000/,
  ],
  [
    'with hours and years that contradict each other',
    apprenticeships,
    (content) => content.toString().replace(',8000,8000,4.0,4.0,', ',8000,8000,4.0,5.0,'),
    /apprenticeships\.csv row \d+: 8000 hours are not 5 years/,
  ],
  [
    'with a term in hours alone',
    apprenticeships,
    (content) => content.toString().replace(',8000,8000,4.0,4.0,', ',8000,8000,4.0,,'),
    /apprenticeships\.csv row \d+: "term_years_max" is ""/,
  ],
  [
    'with a term that is said to be not found',
    apprenticeships,
    (content) => content.toString().replace(',8000,8000,4.0,4.0,published,', ',8000,8000,4.0,4.0,,'),
    /apprenticeships\.csv row \d+: the term is 8000 to 8000 hours, but "approved, term not found"/,
  ],
  [
    'with prices of a whole programme',
    tuition,
    inRow(2, 'per full-time year', 'per programme'),
    /tuition\.csv row 2: "unit" is "per programme", expected one of: per full-time year/,
  ],
  [
    'of two years at once',
    tuition,
    inRow(3, '2022-23', '2023-24'),
    /tuition\.csv row 3: "academic_year" is "2023-24", expected one of: 2022-23/,
  ],
  [
    'with quartiles that do not rise',
    tuition,
    (content) => content.toString().replace(',7941,10353,', ',11941,10353,'),
    /tuition\.csv row \d+: the quartiles 11941, 10353, 12688 do not rise/,
  ],
  [
    'without a profession',
    tuition,
    (content) => content.toString().replaceAll('law (JD)', 'law'),
    /^feasibility\/tuition\.csv: has no price of law in the US$/,
  ],
  [
    'in months for years',
    lengths,
    (content) => content.toString().replace("bachelor's degree,4,4.0,5", "bachelor's degree,48,48,60"),
    /programme_length\.csv row \d+: "low" is 48, outside 0\.02 to 10 \(years\)/,
  ],
  [
    'short of an award',
    lengths,
    (content) => content.toString().replace('22.0101,cip2020', '22.0102,cip2020'),
    /^feasibility\/programme_length\.csv: has no row cip2020 22\.0101/,
  ],
  [
    'that differs from what was imported before in what no rule can miss',
    tuition,
    (content) => content.toString().replace(',7941,10353,', ',7940,10353,'),
    /^feasibility\/tuition\.csv: differs from this file of IPEDS 2022-23 as imported before/,
  ],
  [
    'with a note that nobody has read yet',
    'ilo/ilo-earnings-by-occupation.csv',
    (content) => content.toString().replaceAll('Reference group coverage: Insured persons', 'Coverage: lords'),
    /^ilo\/ilo-earnings-by-occupation\.csv row \d+: unknown note "Coverage: lords"$/,
  ],
  [
    'with two years of one country',
    'ilo/ilo-earnings-by-occupation.csv',
    lines((all) =>
      all.map((line) => (/"Austria".*"Total".*ISCO-08\): 3/.test(line) ? line.replace('"2024"', '"2019"') : line)),
    ),
    /row \d+: 2019 beside 2024 of the same country$/,
  ],
  [
    'with rates the other way round',
    'currency_ppp/exchange-rates-monthly.csv',
    (content) => content.toString().replaceAll(/(20\d\d-..-01,Brazil),.*/g, '$1,0.18'),
    /exchange-rates-monthly\.csv row \d+: "Exchange rate" is 0\.18, outside/,
  ],
  ['missing', 'crosswalks/nem-onet-to-soc-crosswalk.xlsx', () => undefined, /crosswalk\.xlsx: the file is missing/],
];

describe.skipIf(!available)('what the importer refuses', () => {
  let folder: string;
  let out: string;
  beforeEach(() => {
    folder = linkedFolder();
    out = join(mkdtempSync(join(tmpdir(), 'waymark-table-')), 'data');
    cpSync(committed, out, { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    rmSync(join(out, '..'), { recursive: true });
  });

  it.each(cases)('a file %s: %s', async (_, path, change, message) => {
    const before = contentOf(out);
    damage(folder, path, change);
    const refused = await importOccupations(folder, out, { dataVersion: defaultDataVersion, named: {} }).catch(
      (error: Error) => error,
    );
    expect(refused).toBeInstanceOf(Error);
    const { name, message: said } = refused as Error;
    expect({ name, said }).toEqual({ name: 'Refusal', said: expect.stringMatching(message) });
    expect(said).not.toContain('\n');
    expect(contentOf(out)).toEqual(before);
    expect(readdirSync(join(out, '..'))).toEqual(['data']);
  });

  /** the O*NET files as those of a later release, so that they may differ from what was imported before */
  const later = { onet: { release: 'O*NET 99.9', date: '2099-01' } };

  it('a join that covers too little, and leaves the old table', async () => {
    const before = contentOf(out);
    damage(folder, 'onet/Technology Skills.txt', (content) => content.toString().replaceAll('\tY\r\n', '\tN\r\n'));
    const refused = importOccupations(folder, out, { dataVersion: '2099-01', named: later });
    await expect(refused).rejects.toThrow('the joined table: only 0 of 923 occupations have technologies');
    expect(contentOf(out)).toEqual(before);
  });

  it('but not a changed file of a release that is named', async () => {
    damage(folder, 'onet/Technology Skills.txt', withoutRows(10));
    const { manifest } = await importOccupations(folder, out, { dataVersion: '2099-01', named: later });
    expect(manifest).toMatchObject({ dataVersion: '2099-01', count: 923 });
    expect(manifest.release).toBe('O*NET 99.9 · OEWS May 2025 · Employment Projections 2024–34');
    expect(contentOf(out)['manifest.json']).not.toBe(contentOf(committed)['manifest.json']);
  });

  it('says so on the command line in one line, and ends with 1', () => {
    damage(folder, 'onet/Job Zones.txt', () => undefined);
    const command = ['infra/import/occupations.ts', folder, '--out', out];
    const run = () => execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow(
      expect.objectContaining({
        status: 1,
        stderr: 'refused: onet/Job Zones.txt: the file is missing – what was there stays.\n',
      }),
    );
  });
});
