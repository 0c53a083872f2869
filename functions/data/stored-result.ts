/**
 * What is kept of a ranking: versions, hashes, scores and codes, about half a kilobyte. Titles, wages and texts are
 * joined when it is read, so a result stays the same whatever the engine or the texts become.
 */
import type { Ranking } from '#shared/matching/ranking.ts';

/** The figures of a result as they were stored: scores to two decimals, as every view shows them. */
export interface ResultFigures {
  modelVersion: string;
  dataVersion: string;
  dataHash: string;
  answersHash: string;
  scores: Ranking['scores'];
  /** R I A S E C, in norm standard deviations */
  interests: number[];
  /** O*NET-SOC codes, best first */
  roles: { code: string; final: number; fit: number; opportunity: number; feasibility: number; tieGroup: number }[];
  /** SOC major groups, best first */
  fields: { code: string; score: number; tieGroup: number }[];
  expectedOverlap: number;
  careless: { flagged: boolean; reasons: string[] };
}

export type StoredResult = Record<string, string | Uint8Array | boolean>;

const round = (value: number) => Math.round(value * 100) / 100;
const row = (...cells: (string | number)[]) =>
  cells.map((cell) => (typeof cell === 'number' ? round(cell) : cell)).join(' ');
const rows = (text: string) => (text === '' ? [] : text.split(';').map((each) => each.split(' ')));
const numbers = (text: string) => text.split(' ').map(Number);

/** 15-1252.00 without its punctuation */
const shortCode = (code: string) => code.replace(/[-.]/g, '');
const longCode = (short: string) => `${short.slice(0, 2)}-${short.slice(2, 6)}.${short.slice(6)}`;

export function storeResult(ranking: Ranking): StoredResult {
  const { final, confidence, fit, opportunity, feasibility } = ranking.scores;
  return {
    m: ranking.modelVersion,
    v: ranking.dataVersion,
    h: Buffer.from(ranking.dataHash, 'hex'),
    g: Buffer.from(ranking.answersHash, 'hex'),
    s: row(final, confidence, fit, opportunity, feasibility),
    i: row(...ranking.interests),
    r: ranking.top
      .map((place) =>
        row(shortCode(place.code), place.final, place.fit, place.opportunity, place.feasibility, place.tieGroup),
      )
      .join(';'),
    f: ranking.fields.map((field) => row(field.code, field.score, field.tieGroup)).join(';'),
    o: row(ranking.expectedOverlap),
    w: ranking.careless.reasons.join(';'),
    c: ranking.careless.flagged,
  };
}

export function readResult(stored: StoredResult): ResultFigures {
  const text = (name: string) => stored[name] as string;
  const hex = (name: string) => Buffer.from(stored[name] as Uint8Array).toString('hex');
  const [final, confidence, fit, opportunity, feasibility] = numbers(text('s')) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    modelVersion: text('m'),
    dataVersion: text('v'),
    dataHash: hex('h'),
    answersHash: hex('g'),
    scores: { final, confidence, fit, opportunity, feasibility },
    interests: numbers(text('i')),
    roles: rows(text('r')).map(([code, ...figures]) => {
      const [final, fit, opportunity, feasibility, tieGroup] = figures.map(Number) as [
        number,
        number,
        number,
        number,
        number,
      ];
      return { code: longCode(code!), final, fit, opportunity, feasibility, tieGroup };
    }),
    fields: rows(text('f')).map(([code, score, tieGroup]) => ({
      code: code!,
      score: Number(score),
      tieGroup: Number(tieGroup),
    })),
    expectedOverlap: Number(text('o')),
    careless: { flagged: stored.c === true, reasons: text('w') === '' ? [] : text('w').split(';') },
  };
}
