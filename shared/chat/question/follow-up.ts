/** Changes to the previous question: "in Texas", "per hour", "the second one", "which of them is growing", "more". */
import { nameOf } from '#shared/occupations/names.ts';
import { amongOf, measureIn } from './among.ts';
import type { Question } from './asked.ts';
import { aspectsOf, statesIn } from './aspects.ts';
import { carriedOn } from './carried-on.ts';
import type { Conversation } from './conversation.ts';
import { asksNext, chosenIn, comparesIn, judgesIn, pointsAtGroup } from './follow-up-words.ts';
import { groupChanged, groupLimits } from './group-changed.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { asksMore, placesIn } from './places.ts';
import { shownBy } from './shown.ts';
import { nothingAsked, type Single, singleChanged } from './single-changed.ts';
import { subjectOf } from './subject.ts';

/** Null if the message does not change the previous question. */
export function changed(
  index: OccupationIndex,
  message: string,
  plain: string,
  { last, work, group, list }: Conversation,
): Question | null {
  if (last?.kind === 'own' && last.part === 'result') return ownChanged(plain, last.places);
  if (!work) return null;
  // a career change also shows a list of other occupations
  const isLeft = work.kind === 'occupations' && work.change !== undefined;
  const isList = isLeft || (work.kind !== 'occupations' && work.kind !== 'unsaid') || work.found.length > 1;
  const ofGroup = group.length > 1 && (isList || pointsAtGroup(plain) || comparesIn(plain) || judgesIn(plain));
  const chosen = chosenIn(plain, group, work);
  if (chosen === null) return null;
  if (chosen.length > 0) return ofChosen(index, message, plain, chosen);
  // after a question about one entry the list can continue
  const goesOn = list !== null && (asksNext(plain) || (!isList && groupLimits(plain)?.isOnly === true));
  if (goesOn) return groupChanged(index, { message, plain }, list, group);
  if (ofGroup) {
    const answer = groupChanged(index, { message, plain }, work.kind === 'among' && list ? list : work, group);
    if (answer) return answer;
  }
  const shown = work.kind === 'occupations' || work.kind === 'unsaid' ? null : shownBy(index, work);
  if (shown && shown.length !== 1) return null;
  return singleChanged(index, message, plain, shown ? nothingAsked([...shown]) : (work as Single));
}

/** About the person's own result, which is loaded when the answer is composed. */
function ownChanged(plain: string, before: number[]): Question | null {
  const asked = aspectsOf(plain);
  const places = placesIn(plain);
  if (!asksMore(plain, asked) && places.length === 0) return null;
  return { kind: 'own', part: 'result', plain, places: places.length > 0 ? places : before, asked };
}

/** "The second one", "the last two in Texas" */
function ofChosen(index: OccupationIndex, message: string, plain: string, chosen: number[]): Question {
  const [first] = chosen;
  if (chosen.length > 1)
    return amongOf(index, chosen, { by: measureIn(plain) ?? 'all', place: statesIn(message)[0] ?? null });
  return singleChanged(index, message, plain, nothingAsked([first!])) ?? nothingAsked([first!]);
}

/** "What about assistants" after a physical therapist: a name only together with the one before. */
export function besideBefore(index: OccupationIndex, plain: string, conversation: Conversation): Question | null {
  const { work } = conversation;
  const [, word] = /^(?:(?:and|ok|or|what about|how about|the|an?|same for) )+([a-z]+)\W*$/.exec(plain) ?? [];
  if (!word || !work || !('found' in work) || work.found.length !== 1) return null;
  const name = nameOf(index.facts.codes[work.found[0]!]!, index.facts.titles[work.found[0]!]!);
  for (const before of [name, name.split(' ')[0]!]) {
    const both = subjectOf(index, `${before} ${word}`);
    const isOther = both?.kind === 'occupations' && both.named > 1 && both.found[0] !== work.found[0];
    if (isOther) return carriedOn(index, both, plain, conversation);
  }
  return null;
}
