/** Collects a result's own sentences by layer from their sources, without a browser. */
import type { Receipt, ResultBody } from '#shared/assessment/result-shape.ts';
import { directionsSentence, stabilitySentence } from '#shared/assessment/result-words.ts';
import { leaningSentence } from '#shared/matching/explain/leaning.ts';
import { reasonsOf } from '#shared/matching/explain/reasons.ts';
import { automationRiskText } from '#shared/occupations/automation-risk.ts';
import { outlookWord } from '#shared/occupations/page-words.ts';
import { gistOf } from '#shared/occupations/texts.ts';
import { belowWords, beyondWords } from '#web/features/result/role/move/move-line.ts';
import { confidenceOf, dimensionMeaning } from '#web/features/result/score/wording.ts';
import { fields, textsOf } from './occupation-texts.ts';

const parts = [
  ...['interests', 'values', 'personality', 'skills', 'preferences', 'wage', 'growth', 'openings', 'ai_exposure'],
  ...['skill_gaps', 'schooling', 'experience', 'preparation', 'study_time', 'budget', 'place', 'remote'],
] as Receipt['part'][];

/** The reason that one receipt alone gives, for an occupation and against it. */
const reasons = parts.flatMap((part) =>
  [1, -1].flatMap((points) => {
    const { speakFor, speakAgainst } = reasonsOf([{ part, points, label: part, dimension: 'fit' } as Receipt]);
    return [...speakFor, ...speakAgainst].map(({ text }) => text);
  }),
);

const directions = [10, 50, 70, 90].map((confidence) =>
  directionsSentence({
    scores: { confidence },
    careless: { flagged: false, reasons: [] },
    scoring_meta: { modelVersion: '2.3.0' },
  } as unknown as ResultBody),
);

const corners = [0, 1, 2, 3, 4, 5];
const leaning = (interests: number[], confidence = 70) =>
  leaningSentence({
    scores: { confidence },
    careless: { flagged: false, reasons: [] },
    scoring_meta: { userVector: { interests } },
  } as unknown as ResultBody);
const leanings = [
  ...corners.map((one) => leaning(corners.map((corner) => (corner === one || corner === (one + 1) % 6 ? 1.5 : -1.5)))),
  ...[[], [0], [0, 1], [0, 1, 2, 3, 4]].flatMap((above) =>
    [0.8, 2].flatMap((by) =>
      [70, 30].map((sure) =>
        leaning(
          corners.map((corner) => (above.includes(corner) ? by : -by)),
          sure,
        ),
      ),
    ),
  ),
];

const gists = fields.flatMap((field) => Object.values(textsOf(field)).map(gistOf));

export const textsOfResult = (): Record<'directions' | 'shortlist' | 'receipts', string[]> => ({
  directions: [...leanings, ...directions, stabilitySentence({ expected_overlap: 6, range: [4, 8] })],
  shortlist: [...gists, ...reasons, ...[8, 3, 1, 0, -3].map(outlookWord), automationRiskText(0.3)],
  receipts: [
    ...Object.values(dimensionMeaning),
    confidenceOf('2.3.0').meaning,
    ...Object.values(beyondWords),
    ...Object.values(belowWords),
  ],
});
