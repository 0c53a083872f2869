import { validity } from '#shared/guidance/validity.data.ts';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { of100 } from './words.ts';

const { scale, variety } = validity.figures;

/** Whether high percentages are easy to get, and whether everybody gets the same ten. */
export const Scale = () => (
  <>
    <h3>Does it tell people apart?</h3>
    <p>
      A ranking that praises everybody is worth nothing, and so is one that sends everybody to the same few occupations.
      What we found:
    </p>
    <FigureRows
      rows={[
        {
          name: 'Answered by throwing dice: the best match stays below “Good match”',
          figure: of100(scale.randomBelowGood.value),
        },
        {
          name: 'Made-up people who suit their occupation well: at least a “Good match”',
          figure: of100(scale.congruentGood.value),
        },
        {
          name: 'Occupations that stand in the ten of some real person',
          figure: `${variety.appear} of ${variety.occupations}`,
        },
        { name: 'Lists in which the most frequent occupation stands', figure: of100(variety.mostFrequent) },
      ]}
    />
  </>
);
