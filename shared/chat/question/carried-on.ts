/** Questions that continue with another occupation. */
import { amongOf, measureIn, measureOf } from './among.ts';
import type { Question } from './asked.ts';
import type { Aspect } from './aspects.ts';
import type { Conversation, WorkQuestion } from './conversation.ts';
import { judgesIn, levelIn, pointsAtGroup } from './follow-up-words.ts';
import type { OccupationIndex } from './occupation-index.ts';
import type { Subject } from './subject-kinds.ts';

/** "And nurses?" repeats the previous question for them; "is that more than a nurse" compares both. */
export function carriedOn(
  index: OccupationIndex,
  subject: Subject,
  plain: string,
  { work, group }: Conversation,
): Question {
  if (subject.kind === 'list' || !work) return subject;
  const [other] = subject.found;
  const before = work.kind === 'occupations' || work.kind === 'unsaid' ? work : null;
  const single = before?.found.length === 1 ? before.found[0]! : null;
  if (single !== null && single !== other && subject.found.length === 1 && holdsAgainst(plain))
    return amongOf(index, [single, other!], {
      by: measureIn(plain) ?? (asksDifference.test(plain) ? 'all' : measureOf(before!.asked)),
      place: before!.places[0] ?? null,
      unsaid: judgesIn(plain) && !measureIn(plain) ? 'better' : null,
    });
  if (single === other && levelIn(plain) && subject.beyond.unpublished.length === 0)
    return { kind: 'unsaid', found: [other!], asked: ['pay'], places: before!.places, isPay: true };
  if (group.length > 1 && subject.found.length === 1 && pointsAtGroup(plain) && holdsAgainst(plain))
    return amongOf(index, [...new Set([...group, other!])], { by: measureIn(plain) ?? 'pay' });
  if (subject.asked.length > 0 || subject.beyond.unsaid || !isShort(plain)) return subject;
  const isLeft = before?.kind === 'occupations' && before.change !== undefined;
  const asked = isLeft ? [] : before ? before.asked : ofList(work);
  return {
    ...subject,
    asked,
    places: subject.places.length > 0 ? subject.places : (before?.places ?? []),
    beyond: {
      ...subject.beyond,
      per: subject.beyond.per ?? (before?.kind === 'occupations' ? before.beyond.per : null),
    },
  };
}

const asksDifference = /\b(?:differen(?:t|ce)s?|compare\w*)\b/;
const holdsAgainst = (plain: string): boolean =>
  /\b(than|versus|vs|compare\w*|different|difference|same|better|worse|(?<!what )more|less|as (much|good|well|hard))\b/.test(
    plain,
  );
/** "And nurses", "ok and vet tech instead", "nurses" */
const isShort = (plain: string): boolean =>
  /^(and|or|what about|how about|ok|okay|same for|the same for|i mean|no i mean|no)\b|\binstead\b|^(?:\w+\W*){1,3}$/.test(
    plain,
  ) && !/\b(what (is|do|does|are)|tell me|who|explain|describe)\b/.test(plain);

const ofList = (work: WorkQuestion): Aspect[] => {
  const by = work.kind === 'most' || work.kind === 'among' ? work.by : 'pay';
  if (by === 'growth' || by === 'decline' || by === 'openings') return ['outlook'];
  return by === 'touched' || by === 'untouched' ? ['ai'] : by === 'schooling' ? ['way-in'] : ['pay'];
};
