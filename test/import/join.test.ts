import { describe, expect, it } from 'vitest';
import { resolve } from '#infra/import/occupations/join.ts';

const crosswalks = { matrix: new Map([['53-1042.00', '53-1047']]), onet2010: new Map(), soc2010: new Map() };
const publishedUnder = (code: string, ...codes: string[]) => resolve(code, crosswalks, (soc) => codes.includes(soc));

describe('the code under which a figure is published', () => {
  it('is the occupation’s own SOC code before any wider one', () => {
    expect(publishedUnder('53-1042.00', '53-1040', '53-1042', '53-1047')).toBe('53-1042');
  });

  it('is else the matrix code, and else the broad occupation', () => {
    expect(publishedUnder('53-1042.00', '53-1040', '53-1047')).toBe('53-1047');
    expect(publishedUnder('53-1042.00', '53-1040')).toBe('53-1040');
    expect(publishedUnder('29-2011.01', '29-2010')).toBe('29-2010');
  });

  it('is none where nothing is published', () => {
    expect(publishedUnder('11-1031.00', '11-1011')).toBeNull();
  });
});
