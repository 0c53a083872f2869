/** The phases of a plan (LRN-05): one per school, job or license, and one for the skills between them. */
import { capital, count, counted } from '#shared/lib/format.ts';
import { licenceAuthority } from '#shared/occupations/licence-authority.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { finders } from './finders.data.ts';
import type { PlanPhase, PlanResource, PlanSkill } from './learning-plan-shape.ts';
import { searches } from './lookup.ts';
import type { Frame, PlannedSkill, PlanProblem, Step } from './plan-problem.ts';
import { costText, finite, priceText, spanText } from './plan-words.ts';
import type { Resource } from './resource.ts';
import type { Scheduled } from './schedule.ts';
import { DEFAULT_START } from './skill-plan.ts';
import { skillMilestones, skillTime } from './skill-time.ts';
import type { Solution } from './solve.ts';

const AS_YOU_LIKE = 'as you like';
/** Resources shown for a skill. */
const SHOWN = 3;

/** What the budget leaves for paid courses and exams; nothing is suggested that it does not cover. */
export interface Spare {
  monthly: number;
  total: number;
}

export const spareOf = ({ budget, months }: Frame, dollars: number): Spare => ({
  monthly: budget,
  total: budget * months - dollars,
});

/** Without a published amount, any budget above zero counts as enough. */
export const isPaidFor = ({ price, priceAmount }: Resource, { monthly, total }: Spare): boolean =>
  price !== 'paid' || (priceAmount === null ? monthly > 0 && total > 0 : priceAmount <= total);

export function phasesOf(
  { way, steps }: Solution,
  problem: Pick<PlanProblem, 'code' | 'title' | 'skills' | 'abroad' | 'known'>,
  spare: Spare,
): PlanPhase[] {
  const { code, title, skills } = problem;
  const occupation = nameOf(code, title);
  const [gaps, kept] = [skills.filter(({ gap }) => gap), skills.filter(({ gap }) => !gap)];
  const groups: Scheduled[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.kind === 'skill' && last?.[0]?.kind === 'skill') last.push(step);
    else groups.push([step]);
  }
  const phases = groups.map((group): PlanPhase => {
    const [first] = group as [Scheduled];
    const learned =
      first.kind === 'skill'
        ? group.flatMap((step) =>
            skills.filter(({ id }) => id === step.id).map((skill) => skillOf(skill, step, occupation, spare)),
          )
        : [
            stepEntry(first, problem),
            ...(way.teaches === first.id ? gaps.map((skill) => skillOf(skill, null, occupation, spare)) : []),
          ];
    return {
      phase: first.kind === 'skill' ? 'Build the skills' : first.name,
      duration: spanOf(group),
      description: first.kind === 'skill' ? skillsText(group, problem) : stepText(first, authorityOf(problem)),
      skills: learned,
      steps: group.map(({ id, kind, name, from, to, hours, dollars, sure, done, note, source }) => ({
        id,
        kind,
        name,
        from: finite(from),
        to: finite(to),
        hours,
        dollars,
        sure,
        done,
        note,
        source,
      })),
    };
  });
  if (kept.length === 0) return phases;
  return [
    ...phases,
    {
      phase: 'Keep in use',
      duration: 'throughout',
      description:
        'This work asks for these skills, and by your own ratings you have them. Keep using them so that they stay sharp.',
      skills: kept.map((skill) => skillOf(skill, null, occupation, spare)),
      steps: [],
    },
  ];
}

const spanOf = (group: readonly Scheduled[]): string => {
  if (group.every(({ done }) => done)) return 'done';
  if (group.every(isNotCounted)) return AS_YOU_LIKE;
  const length = Math.max(...group.map(({ to }) => to)) - Math.min(...group.map(({ from }) => from));
  if (group[0]?.kind === 'licence') return 'varies';
  if (group[0] && isUnknown(group[0])) return 'not known';
  return spanText(finite(length));
};

/** The gaps in skills the work requires; it hardly depends on the others. */
export const askedGaps = (skills: readonly PlannedSkill[]): PlannedSkill[] =>
  skills.filter(({ gap, priority }) => gap && priority !== 'low');

/** No hours are counted for work the person already does, or has the license or the skills for. */
export const isNotCounted = ({ kind, hours }: Pick<Step, 'kind' | 'hours'>): boolean => kind === 'skill' && hours === 0;

const skillsText = (group: readonly Scheduled[], { known, skills }: Pick<PlanProblem, 'known' | 'skills'>): string => {
  if (group.every(({ done }) => done)) return 'Done.';
  if (group.every(isNotCounted)) {
    const reason = known ? 'You do this work or hold its license' : 'By your ratings you have the skills it asks for';
    const more = askedGaps(skills).length > 0 ? ' By your own ratings, it asks for more of these than you have.' : '';
    return `${reason}, so no hours are counted.${more} Learn what helps you.`;
  }
  const hours = group.reduce((sum, step) => sum + step.hours, 0);
  return `${count(hours)} hours of study in your own time. Free material is enough for all of it.`;
};

/** Nobody publishes its duration, so it counts as zero and comes on top. */
export const isUnknown = ({ kind, months, hours, done }: Scheduled): boolean =>
  !done && kind !== 'skill' && months === 0 && hours === 0;

/** The licensing authority to ask; the records cover the United States. */
export const authorityOf = ({ code, abroad }: Pick<PlanProblem, 'code' | 'abroad'>): string =>
  abroad ? 'the authority for this work where you live' : licenceAuthority(code);

function stepText(step: Scheduled, authority: string): string {
  const { kind, hours, dollars, note } = step;
  if (step.done) return 'Done.';
  const text = {
    schooling: isUnknown(step)
      ? ''
      : `${count(hours)} hours of class and study; ${priceText(dollars)} for tuition, fees and books, before grants.`,
    apprenticeship: 'Paid work under an experienced worker, with classes alongside.',
    residency: 'Paid work under supervision after the degree.',
    training: 'Paid training on the job, after you are hired.',
    licence: `Ask ${authority}. Time and fee vary and come on top.`,
    experience: 'Paid work in a related occupation.',
    skill: '',
  }[kind];
  const unknown =
    isUnknown(step) && kind !== 'licence' ? 'How long it takes is not published, so that comes on top.' : '';
  return [text, unknown, note].filter(Boolean).join(' ');
}

/** The step itself, with where to find its way. */
const stepEntry = (step: Scheduled, problem: Pick<PlanProblem, 'code' | 'abroad'>): PlanSkill => ({
  skill: step.name,
  priority: step.sure ? 'high' : 'medium',
  timeToLearn: spanOf([step]),
  resources: finderOf(step, problem),
});

/**
 * Omits finders that do not fit: a college finder for a school diploma, a health center for an architect, a United
 * States office for people elsewhere.
 */
function finderOf({ id, kind }: Scheduled, { code, abroad }: Pick<PlanProblem, 'code' | 'abroad'>): PlanResource[] {
  if (abroad) return [];
  if (id === 'school-diploma') return [finders.diploma];
  if (kind === 'residency' && !code.startsWith('29')) return [finders.licence];
  return [finders[kind as keyof typeof finders]];
}

function skillOf(skill: PlannedSkill, step: Scheduled | null, occupation: string, spare: Spare): PlanSkill {
  const paidFor = skill.resources.filter((resource) => isPaidFor(resource, spare));
  // skills already present need no course
  const resources = !skill.gap ? [] : paidFor.length > 0 ? paidFor : searches(skill.name, occupation);
  const hours = step?.hours ?? Number.POSITIVE_INFINITY;
  const milestones = skillMilestones(skill.start ?? DEFAULT_START, skill.target);
  // a skill with only search results gets no project
  const shown = skill.gap && hours >= PROJECT_HOURS && skill.resources.some(({ id }) => !id.startsWith('search-'));
  return {
    skill: skill.name,
    priority: skill.priority,
    timeToLearn: timeOf(skill, step),
    resources: [
      ...[...resources]
        .sort((a, b) => Number(isLonger(a, hours)) - Number(isLonger(b, hours)))
        .slice(0, SHOWN)
        .map((resource) => linked(resource, hours)),
      ...(shown ? milestones.flatMap((milestone) => project(skill.name, milestone)) : []),
    ],
  };
}

/** A step with this many hours has room for a project. */
const PROJECT_HOURS = 40;

/** False when the step has no hours. */
const isLonger = ({ hours }: Pick<Resource, 'hours'>, held: number): boolean =>
  held > 0 && hours !== null && hours > held;

function timeOf({ gap, start, target }: PlannedSkill, step: Scheduled | null): string {
  if (!gap) return 'you have it';
  if (step?.done) return 'done';
  if (step && isNotCounted(step)) return AS_YOU_LIKE;
  return step
    ? spanText(finite(step.to - step.from))
    : `about ${skillTime(target - (start ?? DEFAULT_START))}, taught in this step`;
}

const linked = (resource: Resource, held: number): PlanResource => ({
  type: resource.type,
  title: resource.title,
  provider: resource.provider,
  description: resource.description,
  duration: isLonger(resource, held)
    ? `${resource.duration}; your ${counted(Math.max(1, Math.round(held)), 'hour')} cover its first part`
    : resource.duration,
  cost: costText(resource),
  url: resource.url,
});

const projectTexts: Record<string, string> = {
  'a hands-on project': 'Something small that you will use yourself. It shows what the lessons left out.',
  'a portfolio project': 'A finished piece you can show to an employer, with a page on what you did and why.',
};

/** The projects among the milestones of LRN-12; courses and certificates come from the catalogue. */
function project(skill: string, milestone: string): PlanResource[] {
  const description = projectTexts[milestone];
  if (description === undefined) return [];
  return [
    {
      type: 'project',
      title: `${capital(milestone)}: ${skill}`,
      provider: 'by yourself',
      description,
      duration: 'a few weeks',
      cost: 'free',
      url: null,
    },
  ];
}
