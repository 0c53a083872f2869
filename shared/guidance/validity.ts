/** What `npm run bench:validity` measures: /how-it-works shows it in everyday words, docs/validity.md in full. */
export interface Validity {
  /** the engine that was measured */
  modelVersion: string;
  /** ISO day */
  measuredOn: string;
  figures: {
    realPeople: RealPeople;
    /** made-up people, whose true occupation is known */
    populations: readonly Population[];
    /** the same people as assumed, ranked by who knows the very rules they follow: nothing can find more of them */
    possible: Found;
    /** in the realistic population: where this confidence was stated, the true field was among the first three so often */
    confidence: readonly { stated: number; met: Share }[];
    scale: {
      /** random hands whose best occupation stays below "Good match" */
      randomBelowGood: Share;
      /** congruent made-up people whose best occupation is a "Good match" or more */
      congruentGood: Share;
    };
    careless: {
      /** of the real people: asked whether they answered with care */
      realAsked: Share;
      /** the same in the group where it is highest */
      realHighest: { group: string; share: Share };
      /** of random hands */
      randomAsked: Share;
    };
    /** over the tens of the real people, what a questionnaire of theirs does not ask simulated */
    variety: {
      /** occupations that stand in some ten, of all */
      appear: number;
      occupations: number;
      /** share of the tens in which the most frequent occupation stands */
      mostFrequent: number;
    };
  };
}

/** 0-1, with its 95 % interval */
export interface Share {
  value: number;
  low?: number;
  high?: number;
}

/** Answers of people whose field of study is known, on interest items like ours. */
interface RealPeople {
  people: number;
  fieldsOfStudy: number;
  /**
   * How often the occupations of the own field of study score higher than those of another one, each field counting
   * alike (balanced AUC): 0.5 is chance. `correlation` is the textbook method on the same answers.
   */
  scorings: readonly { items: number; engine: Share; correlation: Share }[];
}

/** The rows of test/support/population/populations.ts: in what the people differ from what the engine assumes. */
export type PopulationId =
  | 'as assumed'
  | 'heavier noise'
  | 'low congruence'
  | 'response styles'
  | 'skills known worse'
  | 'skills rated high or low'
  | 'real interests'
  | 'real personality'
  | 'real ratings'
  | 'real ratings in styles'
  | 'incomplete profiles'
  | 'realistic';

interface Found {
  /** the true occupation is among the ten */
  ten: Share;
  /** the true field is among the first three */
  field: Share;
}

/** Found by fit alone. */
interface Population extends Found {
  id: PopulationId;
  people: number;
  /** found by the whole score, as people see it, with priorities and constraints by lot */
  seen: Found;
  /** of the ten by the whole score, answered again: as the result says, as it was, and how often in the range it says */
  stays: { stated: number; actual: number; within: Share };
}
