/**
 * What is kept of a ranking: versions, hashes, scores and codes, about half a kilobyte. Titles, wages and texts are
 * joined when it is read, so the numbers of a result stay the same whatever the engine or the texts become.
 */
import type { Ranking } from '#shared/matching/ranking.ts';
import { CLUSTERS } from '#shared/matching/stored-role.ts';

/** The numbers of a result, bit for bit as they were when it was made. */
export interface ResultFigures {
  modelVersion: string;
  dataVersion: string;
  dataHash: string;
  answersHash: string;
  scores: Ranking['scores'];
  /** R I A S E C, in norm standard deviations */
  interests: number[];
  /** best first, O*NET-SOC codes; fit, opportunity and feasibility to two decimals */
  roles: { code: string; final: number; fit: number; opportunity: number; feasibility: number; tieGroup: number }[];
  /** best first, SOC major groups */
  fields: { code: string; score: number; tieGroup: number }[];
  expectedOverlap: number;
  careless: { flagged: boolean; reasons: string[] };
}

export interface StoredResult {
  m: string;
  v: string;
  h: Uint8Array;
  g: Uint8Array;
  /** 64-bit numbers: five scores, the overlap, six interests, then a score for every role and every field */
  n: Uint8Array;
  /** 16-bit hundredths: three part scores for every role */
  p: Uint8Array;
  /** 32 bits a role, 32 a field: the digits of the code, times 16, plus the tie group */
  r: Uint8Array;
  f: Uint8Array;
  c: boolean;
  w: string;
}

type Numbers = Float64Array | Uint32Array | Uint16Array;
const bytes = (list: Numbers) => new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
// copied, since a row's bytes need not lie where numbers may
const copy = (stored: Uint8Array) => Uint8Array.from(stored).buffer;
const hex = (stored: Uint8Array) => Buffer.from(stored).toString('hex');

const TIES = 16;
const coded = (rows: { code: string; tieGroup: number }[]) =>
  bytes(Uint32Array.from(rows, ({ code, tieGroup }) => Number(code.replace(/\D/g, '')) * TIES + tieGroup));
const codes = (stored: Uint8Array, digits: number) =>
  Array.from(new Uint32Array(copy(stored)), (packed) => ({
    code: String(Math.floor(packed / TIES)).padStart(digits, '0'),
    tieGroup: packed % TIES,
  }));
const occupation = (digits: string) => `${digits.slice(0, 2)}-${digits.slice(2, 6)}.${digits.slice(6)}`;

export function storeResult(ranking: Ranking): StoredResult {
  const { scores, top, expectedOverlap, interests, careless } = ranking;
  const fields = ranking.fields.slice(0, CLUSTERS);
  return {
    m: ranking.modelVersion,
    v: ranking.dataVersion,
    h: Buffer.from(ranking.dataHash, 'hex'),
    g: Buffer.from(ranking.answersHash, 'hex'),
    n: bytes(
      Float64Array.of(
        ...[scores.final, scores.confidence, scores.fit, scores.opportunity, scores.feasibility, expectedOverlap],
        ...interests,
        ...top.map(({ final }) => final),
        ...fields.map(({ score }) => score),
      ),
    ),
    p: bytes(
      Uint16Array.from(
        top.flatMap(({ fit, opportunity, feasibility }) => [fit, opportunity, feasibility]),
        (score) => Math.round(score * 100),
      ),
    ),
    r: coded(top),
    f: coded(fields),
    c: careless.flagged,
    w: careless.reasons.join(';'),
  };
}

export function readResult(stored: StoredResult): ResultFigures {
  const [final, confidence, fit, opportunity, feasibility, expectedOverlap, ...rest] = [
    ...new Float64Array(copy(stored.n)),
  ] as [number, number, number, number, number, number, ...number[]];
  const parts = [...new Uint16Array(copy(stored.p))].map((hundredths) => hundredths / 100);
  const roles = codes(stored.r, 8).map((role) => ({ ...role, code: occupation(role.code) }));
  const [interests, finals, fields] = [rest.slice(0, 6), rest.slice(6, 6 + roles.length), rest.slice(6 + roles.length)];
  return {
    modelVersion: stored.m,
    dataVersion: stored.v,
    dataHash: hex(stored.h),
    answersHash: hex(stored.g),
    scores: { final, confidence, fit, opportunity, feasibility },
    interests,
    roles: roles.map((role, place) => {
      const [fit, opportunity, feasibility] = parts.slice(3 * place) as [number, number, number];
      return { ...role, final: finals[place]!, fit, opportunity, feasibility };
    }),
    fields: codes(stored.f, 2).map((field, place) => ({ ...field, score: fields[place]! })),
    expectedOverlap,
    careless: { flagged: stored.c, reasons: stored.w === '' ? [] : stored.w.split(';') },
  };
}
