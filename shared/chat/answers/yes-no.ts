/** The opening of an answer to a yes-or-no question, as far as the records decide it. */
import { capital } from '#shared/lib/format.ts';
import { bachelor, type Facts } from '#shared/occupations/facts.ts';
import { licenceText } from '#shared/occupations/licence-text.ts';
import type { YesNo } from '../question/yes-no.ts';
import { occupationName } from './occupation.ts';

/** Shares of work that could be done from home. */
const MOSTLY = 0.66;
const PARTLY = 0.2;

const answers: Record<YesNo['about'], (facts: Facts, index: number, isDenied: boolean) => string | null> = {
  degree: ({ education }, index, isDenied) => {
    const isAsked = education[index]! >= bachelor;
    return isAsked === isDenied ? 'Usually no' : 'Usually yes';
  },
  license: (facts, index, isDenied) => {
    const { need } = licenceText(facts, index);
    if (/often|usually/.test(need)) return isDenied ? 'Usually no' : 'Usually yes';
    if (/rarely/.test(need)) return isDenied ? 'Usually yes' : 'Usually no';
    return /not known/.test(need) ? null : 'That depends';
  },
  remote: ({ telework }, index) => {
    const share = telework[index]!;
    if (Number.isNaN(share)) return null;
    return share >= MOSTLY ? 'Mostly yes' : share >= PARTLY ? 'In part' : 'Hardly';
  },
  growth: ({ growth }, index, isDenied) => {
    const change = growth[index]!;
    if (Number.isNaN(change)) return null;
    const projected = change > 0 ? 'projected to grow' : 'projected to shrink';
    // shrinking is not yet "dying out", so no yes
    if (isDenied) return change > 0 ? `No, ${projected}` : capital(projected);
    return `${change > 0 ? 'Yes' : 'No'}, ${projected}`;
  },
};

/** Empty if no record decides it. */
export function yesNoSaid(facts: Facts, index: number, { about, isDenied }: YesNo): string[] {
  const said = answers[about](facts, index, isDenied);
  return said === null ? [] : [`${occupationName(facts, index)}: ${said[0]!.toLowerCase()}${said.slice(1)}.`];
}
