import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPart } from '#shared/occupations/container.ts';
import { defaultDataVersion } from '#shared/occupations/contract.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import { openDetails } from '#shared/occupations/details.ts';
import { educationLevels, knownRoles, skillElements, workStyles } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { openStates } from '#shared/occupations/states.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { part } from './part.ts';

const facts = embeddedFacts();
const at = (code: string) => indexOfCode(facts, code)!;
const has = (column: ArrayLike<number>, each = 1) =>
  facts.codes.filter((_, i) => !Number.isNaN(column[i * each]!)).length;
const near = (numbers: number[]) => numbers.map((value) => expect.closeTo(value, 1));

describe('the embedded facts table', () => {
  it('covers what the publishers cover', () => {
    expect(facts.count).toBe(923);
    expect({
      interests: has(facts.interests, 6),
      values: has(facts.values, 6),
      styles: has(facts.styles, workStyles.length),
      skills: facts.codes.filter((_, i) =>
        facts.skills.subarray(i * skillElements.length, (i + 1) * skillElements.length).some((value) => value >= 0),
      ).length,
      median: has(facts.wageP50),
      growth: has(facts.growth),
      openings: has(facts.openings),
      exposure: has(facts.exposure),
      applicability: has(facts.applicability),
      telework: has(facts.telework),
    }).toEqual({
      interests: 923,
      values: 874,
      styles: 891,
      skills: 894,
      median: 917,
      growth: 923,
      openings: 923,
      exposure: 923,
      applicability: 893,
      telework: 915,
    });
    const withAll = facts.codes.filter((_, i) => ![facts.wageP50[i], facts.telework[i]].some(Number.isNaN)).length;
    expect(withAll).toBe(911);
  });

  it.each([
    ['facts', 120_000],
    ['moves', 36_000],
  ] as const)('%s.bin stays within %d bytes, and its body is what its header says', (name, most) => {
    const bytes = part(`${name}.bin`);
    expect(bytes.byteLength).toBeLessThanOrEqual(most);
    const { header, body } = openPart(bytes, name);
    expect(createHash('sha256').update(body).digest('hex')).toBe(header.sha256);
  });

  it('its hash is that of facts.bin, whose body begins with that of moves.bin', () => {
    const { header, body } = openPart(part('facts.bin'), 'facts');
    expect(facts.hash).toBe(header.sha256);
    expect(new TextDecoder().decode(body.subarray(0, 64))).toBe(openPart(part('moves.bin'), 'moves').header.sha256);
  });

  it('says its version and releases', () => {
    expect(facts.dataVersion).toBe(defaultDataVersion);
    expect(facts.release).toBe('O*NET 30.1 · OEWS May 2025 · Employment Projections 2024–34');
  });

  it('every number lies within the range of its scale', () => {
    const within = (column: ArrayLike<number>, low: number, high: number) =>
      Array.from(column).every((value) => Number.isNaN(value) || (value >= low && value <= high));
    expect(within(facts.interests, 1, 7)).toBe(true);
    expect(within(facts.values, 1, 7)).toBe(true);
    expect(within(facts.styles, -3, 3)).toBe(true);
    expect(within(facts.skills, 0, 7)).toBe(true);
    expect(within(facts.skillImportance, 1, 5)).toBe(true);
    expect(within(facts.jobZone, 1, 5)).toBe(true);
    expect(within(facts.education, 0, educationLevels.length - 1)).toBe(true);
    for (const column of [facts.exposure, facts.applicability, facts.telework]) expect(within(column, 0, 1)).toBe(true);
    for (const [low, high] of [
      [facts.wageP10, facts.wageP25],
      [facts.wageP25, facts.wageP50],
      [facts.wageP50, facts.wageP75],
      [facts.wageP75, facts.wageP90],
    ] as const) {
      expect(facts.codes.filter((_, i) => low[i]! > high[i]!)).toEqual([]);
    }
  });

  it('has the figures of software developers as the publishers print them', () => {
    const i = at('15-1252.00');
    expect(facts.titles[i]).toBe('Software Developers');
    expect(Array.from(facts.interests.subarray(i * 6, i * 6 + 6))).toEqual(near([3.93, 5.86, 2.26, 1.88, 1.87, 5.46]));
    expect(facts.styles[i * workStyles.length + workStyles.indexOf('innovation')]).toBeCloseTo(2.51, 1);
    const skill = i * skillElements.length + skillElements.indexOf('2.A.1.d');
    expect(facts.skills[skill]).toBeCloseTo(3.62, 1);
    expect(facts.skillImportance[skill]).toBeCloseTo(3.12, 1);
    expect(facts.jobZone[i]).toBe(4);
    expect(educationLevels[facts.education[i]!]).toBe("Bachelor's degree");
    expect([facts.wageP10, facts.wageP25, facts.wageP50, facts.wageP75, facts.wageP90].map((wage) => wage[i])).toEqual([
      82_460, 105_210, 135_980, 171_980, 214_670,
    ]);
    expect(facts.employment[i]).toBe(1_687_890);
    expect(facts.growth[i]).toBe(15.8);
    expect(facts.openings[i]).toBe(115_200);
    expect(facts.exposure[i]).toBeCloseTo(0.4474, 4);
    expect(facts.applicability[i]).toBeCloseTo(0.2839, 4);
    expect(facts.telework[i]).toBe(1);
    expect(facts.figureGroup[i]).toBe(1);
  });

  it('takes the figures of a wider group where only those are published, and marks them', () => {
    // OEWS and EP publish 29-2011 and 29-2012 together as 29-2010
    const cytogenetics = at('29-2011.01');
    expect(facts.wageP50[cytogenetics]).toBe(62_930);
    expect(facts.growth[cytogenetics]).toBe(1.7);
    expect(facts.figureGroup[cytogenetics]).toBe(6);
    // 53-1042 comes by the matrix code 53-1047, 11-1011.03 shares with chief executives
    expect(facts.wageP50[at('53-1042.00')]).toBe(62_890);
    expect(facts.wageP50[at('11-1011.03')]).toBe(facts.wageP50[at('11-1011.00')]);
    expect(facts.figureGroup[at('11-1011.00')]).toBe(2);
    // midwives are the only one with data of 29-9099, whose figures are those of others, too
    expect(facts.figureGroup[at('29-9099.01')]).toBe(2);
    expect(facts.figureGroup.filter((size) => size > 1)).toHaveLength(222);
  });

  it('leaves out wages that are not published instead of inventing them', () => {
    const without = facts.codes.filter((_, i) => Number.isNaN(facts.wageP50[i]));
    expect(without).toEqual(['11-1031.00', '27-2011.00', '27-2031.00', '27-2042.00', '27-2091.00', '45-3031.00']);
    expect(facts.employment[at('11-1031.00')]).toBeNaN();
  });

  it('has every known role (RES-41)', () => {
    expect(Object.keys(knownRoles)).toHaveLength(10);
    for (const code of Object.values(knownRoles)) expect(indexOfCode(facts, code)).not.toBeNull();
  });

  it('refuses bytes that are cut off, too long or something else', () => {
    const [bytes, moves] = [part('facts.bin'), part('moves.bin')];
    expect(() => decodeFacts(bytes.subarray(0, bytes.length - 1), moves)).toThrow('cut off');
    expect(() => decodeFacts(bytes.subarray(0, 100), moves)).toThrow('cut off in its header');
    expect(() => decodeFacts(new Uint8Array([...bytes, 0]), moves)).toThrow('longer than its layout');
    expect(() => decodeFacts(part('states.bin'), moves)).toThrow('expected facts in format 2, found states');
    expect(() => decodeFacts(new Uint8Array(10), moves)).toThrow('not an occupation table');
    expect(() => decodeFacts(bytes, moves.subarray(0, moves.length - 1))).toThrow('cut off');
    expect(() => decodeFacts(bytes, new Uint8Array([...moves, 0]))).toThrow('longer than its layout');
    expect(() => decodeFacts(bytes, bytes)).toThrow('expected moves in format 2, found facts');
    const otherSkill = Buffer.from(Buffer.from(bytes).toString('latin1').replace('2.A.1.d', '2.A.1.e'), 'latin1');
    expect(() => decodeFacts(otherSkill, moves)).toThrow('other skills');
    const { sha256 } = openPart(moves, 'moves').header;
    const otherTable = Buffer.from(
      Buffer.from(moves).toString('latin1').replace(sha256, sha256.replace(/^./, 'x')),
      'latin1',
    );
    expect(() => decodeFacts(bytes, otherTable)).toThrow('moves.bin belongs to another table');
  });

  it('the other parts are of the same edition as the manifest says', () => {
    const manifest = JSON.parse(new TextDecoder().decode(part('manifest.json')));
    for (const [name, { bytes, sha256 }] of Object.entries<{ bytes: number; sha256: string }>(manifest.parts)) {
      const content = part(name);
      expect({ name, bytes: content.length }).toEqual({ name, bytes });
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
    expect(manifest).toMatchObject({ dataVersion: facts.dataVersion, release: facts.release, count: facts.count });
  });
});

describe('the details of an occupation', () => {
  const details = openDetails(part('details.bin'), facts.codes);
  const all = facts.codes.map((_, i) => details(i));
  const developers = details(at('15-1252.00'));

  it('name related occupations, nearest first', () => {
    expect(developers.related.slice(0, 3)).toEqual(['15-1299.08', '15-1211.00', '15-1253.00']);
    expect(all.every(({ related }) => related.length === 20)).toBe(true);
  });

  it('name the technologies that are in demand', () => {
    expect(developers.technologies).toContain('Kubernetes');
    expect(all.filter(({ technologies }) => technologies.length > 0)).toHaveLength(495);
    expect(all.reduce((sum, { technologies }) => sum + technologies.length, 0)).toBe(2493);
  });

  it('hold importance and level of skills and knowledge, without suppressed ones', () => {
    expect(developers.elements['2.C.3.a']).toEqual([expect.closeTo(4.75, 1), expect.closeTo(6.23, 1)]);
    // Food Production of chief executives: the publisher recommends to suppress its level
    const executives = Object.keys(details(at('11-1011.00')).elements);
    expect(executives).toContain('2.C.3.a');
    expect(executives).not.toContain('2.C.2.b');
  });

  it('refuse a table they do not belong to', () => {
    expect(() => openDetails(part('details.bin'), facts.codes.slice(1))).toThrow('do not belong');
  });
});

describe('the figures of the states', () => {
  const states = openStates(part('states.bin'));

  it('hold median and employment as published, null where they are not', () => {
    const developers = states(at('15-1252.00'));
    expect(developers).toHaveLength(51);
    expect(developers.find(({ state }) => state === 'CA')).toEqual({
      state: 'CA',
      median: 174_410,
      employment: 284_390,
    });
    expect(developers.find(({ state }) => state === 'AK')).toEqual({ state: 'AK', median: null, employment: 530 });
    expect(states(at('11-1031.00')).every(({ median, employment }) => median === null && employment === null)).toBe(
      true,
    );
  });
});
