/** People who want to leave their work: which work it is, and what they say about the next. */
import { nearToLeft } from '../figures/near-left.ts';
import type { OccupationFigures } from '../figures/occupation-figures.ts';
import { statesIn, townIn } from './aspects.ts';
import { asksForElse, type Parts, tellsOwnWork } from './circumstances.ts';
import { boundsIn } from './most.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { subjectOf } from './subject.ts';
import type { CareerChange, OccupationSubject } from './subject-kinds.ts';
import { type UnpublishedId, unpublishedIn, unpublishedOf } from './unpublished.ts';
import { plainText } from './words.ts';

const wornOut =
  /\bburn(?:ed|t|ing)?[ -]?out\b|\b(?:sick|tired|exhausted) (?:of|from|by)\b|\bfed up\b|\bbored\b|\bhate (?:my|it|this|being)\b|\b(?:backs?|knees?|hips?|shoulders?|hands?|wrists?|feet|body|legs?) (?:is|are|was|were|has|have|got|just|can) (?:\w+ )?(?:done|shot|bad|gone|broken|killing|hurt\w*|ruined|messed|wrecked|painful|not)\b|\b(?:bad|back|knee|hip|shoulder) (?:back|knees?|hips?|shoulders?|pain|problems?|injury|issues?)\b|\b(?:backs?|knees?|hips?|shoulders?|hands?|wrists?|feet|body|legs?) (?:hurts?|aches?|kills?)\b|\bcarpal tunnel\b|\bcan ?not (?:do|take|handle|stand) (?:\w+ ){0,4}(?:any ?more|any ?longer)\b/;
/** Asks for what comes next. */
const next =
  /\b(?:what (?:else|other)|what can i do|what could i do|what should i do|what (?:would|could|can) (?:an? )?\w*(?: \w+)? do (?:besides|other than|apart from|outside|instead)|anything else|(?:something|anything|work|a job|jobs?|careers?) (?:else|different|new|better|easier|safer|creative|calmer|less|without|with(?:out)?|that|outside|inside|where)|(?:other|another|different|new|real|second|better) (?:jobs?|careers?|work|field|options?)|career change|chang(?:e|ing) (?:my )?(?:careers?|jobs?)|switch(?:ing)? (?:my )?(?:careers?|jobs?)|career switch|get out|want out|need out|needs? (?:at least|to (?:make|earn)|something|\d)|wants? (?:something|to (?:get out|leave|quit)))\b/;
/** "From nurse to something without patients" */
const fromTo =
  /\b(?:from|transition(?:ing)? from|leav(?:e|ing)|quit(?:ting)?|out of) (?:being |working as |my job as )?(?:an? )?(.{3,40}?) (?:in)?to (?:an? )?(?:something|anything|other|another|different|(?:\w+ )?(?:job|work|career)|less|no|better|safer)\b/;
/** "What can a lawyer do besides law", "jobs for ex teachers" */
const ofMany =
  /\bwhat (?:else )?(?:can|could|do) (?:an? )?(?:former |ex[ -])?([\w -]{3,30}?)s? do (?:besides|other than|apart from|outside|instead|after|not)\b|\bwhat else can (?:an? )(?:former |ex[ -])?([\w -]{3,30}?) do\b|\b(?:jobs?|careers?|work|options) (?:for|besides) (?:an? )?(?:former|ex|burned out|burnt out)[ -]([\w -]{3,30}?)\W*$/;
const better =
  /\b(?:something|anything|a|an?y?) (?:\w+ )?better\b|\bbetter (?:jobs?|careers?|paid|pay\w*|work|life)\b|\breal (?:jobs?|careers?)\b|\b(?:pays?|paying|earn|make) (?:\w+ )?(?:more|better)\b|\bmore money\b|\bmov(?:e|ing) up\b|\bget ahead\b/;
const denying = /\b(?:without|no more|not|no|away from|less|never)\b/;
/** Describes work that somebody has or had. */
const ownWork =
  /\b(?:i|im|me|my)\b|^(?:ex |former |burn(?:ed|t)[ -]?out )|\b(?:years?|yrs)\b|^[\w ]{3,30}? (?:\d\d )?(?:with |and |but )?(?:bad |back |knee |bored|burn|sick|tired|wants?|needs?|looking|worried|carpal|arthritis|what (?:else|other))/;

/** What others are or say: "my wife is a teacher and wants me to find something better" */
const ofOthers = /\b(?:my|our) (?:\w+ ){1,2}?(?:said|says|wants|told|thinks|tells|is an?|was an?)\b/;

/** The work to leave, and what is said about the next; null if nobody leaves any. */
export function careerChangeIn(index: OccupationIndex, message: string, parts: Parts): OccupationSubject | null {
  const plain = plainText(message);
  const left = leftIn(index, plain, parts);
  if (!left) return null;
  const unpublished = unpublishedIn(plain).filter((id) => unpublishedOf(id).isWish);
  return {
    ...left,
    found: left.found.slice(0, 1),
    also: [],
    asked: ['similar'],
    beyond: { ...left.beyond, unsaid: false, unpublished: [], circumstances: false, per: null },
    change: {
      bounds: boundsIn(plain),
      places: statesIn(message),
      town: townIn(message),
      unpublished:
        wornOut.test(plain) && /\b(?:back|knee|hip|shoulder|body|wrist|carpal|feet|hands?|legs?)\b|knees/.test(plain)
          ? [...new Set<UnpublishedId>(['physical work', ...unpublished])]
          : unpublished,
      denied: denying.test(
        plain.replace(
          /\b(?:no|without an?|not an?) (?:degree|college|school\w*|diploma)\b|\bnot (?:need|require|take|want) (?:\w+ ){0,4}(?:school|college|degree|years)\b|\bcan ?not\b|\bdo not\b/g,
          ' ',
        ),
      ),
      isWorn: wornOut.test(plain),
      isBetter: better.test(plain),
    },
  };
}

/** The most common occupation of people who say only where they worked. */
const workplaces: readonly [RegExp, string][] = [
  [/\b(?:plants?|factory|factories|assembly line|on the line)\b/, 'assembler'],
  [/\bwarehouses?\b/, 'warehouse worker'],
  [/\bcall cent(?:er|re)s?\b/, 'customer service representative'],
  [/\b(?:retail|a store|stores|the mall)\b/, 'retail salesperson'],
  [/\bfast food\b/, 'fast food worker'],
  [/\b(?:a|the) bank\b/, 'bank teller'],
  [/\b(?:a|the|an) office\b/, 'office clerk'],
];
const workerAt = (plain: string): string => workplaces.find(([place]) => place.test(plain))?.[1] ?? '';

function leftIn(index: OccupationIndex, plain: string, { asking, telling }: Parts): OccupationSubject | null {
  const named = (text: string): OccupationSubject | null => {
    const subject = text ? subjectOf(index, text) : null;
    return subject?.kind === 'occupations' && subject.named > 0 ? subject : null;
  };
  const [, from] = fromTo.exec(plain) ?? [];
  const many = ofMany.exec(plain)?.slice(1).find(Boolean);
  const of = named(from ?? '') ?? named(many ?? '');
  if (of) return of;
  if (asksForElse(plainText(asking)) && tellsOwnWork(plainText(telling)))
    return named(telling) ?? named(workerAt(plainText(telling)));
  if (ofOthers.test(plain) || !ownWork.test(plain) || !(next.test(plain) || wornOut.test(plain))) return null;
  if (/\bhow (?:do|can|could|would|much|long|many)\b|\bshould i (?:be|become)\b/.test(plain)) return null;
  const told = named(telling) ?? named(workerAt(plainText(telling)));
  // somebody who names what they want asks about that
  const wanted = named(asking);
  if (told) return wanted && wanted.found[0] !== told.found[0] ? null : told;
  return wanted && wanted.found.length === 1 ? wanted : null;
}

/** Only desk work is sure to spare the body. */
export const asksForDesk = ({ unpublished }: CareerChange): boolean => unpublished.includes('physical work');

/** The occupations shown, in order, as facts indexes. */
export const nearToChange = (table: OccupationFigures, from: number, change: CareerChange): number[] =>
  nearToLeft(table, from, {
    bounds: change.bounds,
    isAtDesk: asksForDesk(change),
    isBetter: change.isBetter,
    isAway: change.isWorn || change.denied || change.unpublished.length > 0,
  });
