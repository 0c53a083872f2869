/** The results of `npm run bench:validity`: /how-it-works explains them in everyday words, docs/validity.md in full. */
export interface Validity {
  /** the engine that was measured */
  modelVersion: string;
  /** ISO day */
  measuredOn: string;
  figures: {
    realPeople: RealPeople;
    /** simulated people, whose true occupation is known */
    populations: readonly Population[];
    /** the same people ranked with the exact rules they follow: the upper bound of what can be found */
    possible: Found;
    /**
     * in the realistic population: how often the true field was among the first three when this confidence was stated
     */
    confidence: readonly { stated: number; met: Share }[];
    scale: {
      /** random answer sheets whose best occupation stays below "Good match" */
      randomBelowGood: Share;
      /** congruent simulated people whose best occupation is a "Good match" or better */
      congruentGood: Share;
    };
    careless: {
      /** share of the real people asked whether they answered carefully */
      realAsked: Share;
      /** the same in the group where it is highest */
      realHighest: { group: string; share: Share };
      /** share of random answer sheets asked the same */
      randomAsked: Share;
    };
    /** across the tens of the real people; answers missing in their questionnaire are simulated */
    variety: {
      /** occupations that appear in at least one ten, of all */
      appear: number;
      occupations: number;
      /** share of the tens that contain the most frequent occupation */
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

/** Answers to interest items like ours from people whose field of study is known. */
interface RealPeople {
  people: number;
  fieldsOfStudy: number;
  /**
   * How often occupations of one's own field of study score higher than those of another, each field weighted equally
   * (balanced AUC); 0.5 is chance. `correlation` is the textbook method on the same answers.
   */
  scorings: readonly { items: number; engine: Share; correlation: Share }[];
}

/** The rows of test/support/population/populations.ts: how the people differ from the engine's assumptions. */
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
  /** found by the whole score, as people see it, with random priorities and constraints */
  seen: Found;
  /** how many of the ten stay when answered again: as stated, as observed, and how often within the stated range */
  stays: { stated: number; actual: number; within: Share };
}
