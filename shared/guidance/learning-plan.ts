/** The built-in composer: writes a learning plan from what was solved. Pure, in the function and in the browser alike. */
import { capital, counted, usd } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { LearningPlan } from './learning-plan-shape.ts';
import { authorityOf, isNotCounted, isPaidFor, isUnknown, phasesOf, type Spare, spareOf } from './phases.ts';
import type { PlanProblem } from './plan-problem.ts';
import { costText, finite, monthsText, priceText, relaxationText, spanText } from './plan-words.ts';
import { waivedOf } from './schedule.ts';
import { along, type PlanChoice, type Solution, solve } from './solve.ts';

export function learningPlanOf(problem: PlanProblem, choice: PlanChoice): LearningPlan {
  const solution = solve(problem, choice);
  const { way, months, dollars, possible, relaxations } = solution;
  const { frame } = choice;
  const spare = spareOf(frame, dollars);
  const done = new Set(choice.done);
  return {
    overview: overviewOf(problem, solution),
    timeline: timelineOf(solution, choice),
    totalCost: totalCostOf(solution),
    phases: phasesOf(solution, problem, spare),
    careerPath: careerPathOf(problem),
    keyTips: tipsOf(problem, solution, choice),
    certifications: certificationsOf(problem, solution, spare),
    provider: 'built-in composer',
    frame,
    possible,
    relaxations,
    months: finite(months),
    dollars,
    way: way.id,
    ways: problem.ways.map((each) => {
      const taken = along(each, frame, done);
      return {
        id: each.id,
        name: each.name,
        text: each.text,
        months: finite(taken.months),
        dollars: taken.dollars,
        waived: waivedOf(taken.steps),
        possible: taken.possible,
        sources: [
          ...new Map(
            each.steps.filter(({ kind }) => kind !== 'skill').map(({ source }) => [source.source, source]),
          ).values(),
        ],
      };
    }),
  };
}

function overviewOf({ code, title, abroad, skills, brought }: PlanProblem, { way, steps }: Solution): string {
  const gaps = skills.filter(({ gap }) => gap).length;
  const name = nameOf(code, title);
  const some = gaps === 1 ? 'one skill' : `${gaps} skills`;
  if (gaps > 0 && way.steps.every(isNotCounted))
    return `${name} is your work, or you hold its license: nothing has to come first. By your own ratings it asks for more of ${some} than you have.`;
  const named = steps.filter(({ kind, done }) => kind !== 'skill' && !done).map(({ name }) => name);
  const list = named.length > 0 ? `It takes: ${named.join(', then ')}.` : 'Nothing that we know of stands before it.';
  const learn =
    gaps > 0 ? ` ${capital(some)} ${gaps === 1 ? 'is' : 'are'} still to build.` : ' No skill gap was found.';
  const bring = brought.length > 0 ? ` You bring ${brought.slice(0, 3).join(', ')}.` : '';
  const place = abroad
    ? ' Schools, prices, pay and licenses here are those of the United States: ask about yours.'
    : '';
  return `Your way to ${name}: ${way.name.toLowerCase()}. ${list}${learn}${bring}${place}`;
}

function timelineOf({ possible, months, steps, relaxations }: Solution, { frame }: PlanChoice): string {
  const at = `at ${counted(frame.hours, 'hour')} a week and ${usd(frame.budget)} a month`;
  const open = steps.filter(isUnknown).map(({ name }) => name);
  const onTop = open.length > 0 ? ` How long it takes is not known for ${open.join(' and ')}: that comes on top.` : '';
  if (possible && months <= 0)
    return open.length > 0 ? `Nothing whose length is known is left.${onTop}` : 'Nothing is left that takes time.';
  if (possible) return `${capital(spanText(months))}, ${at}.${onTop}`;
  const enough =
    relaxations.length > 0
      ? `Enough would be ${relaxations.map(relaxationText).join(', or ')}.`
      : 'No change of hours, budget or date that we know of is enough.';
  const takes = Number.isFinite(months) ? `It takes ${spanText(months)} ${at}.` : `It is never paid for ${at}.`;
  return `Not possible by then, in ${monthsText(frame.months)}. ${takes} ${enough}${onTop}`;
}

function totalCostOf({ dollars, steps }: Solution): string {
  const open = steps.some(({ kind, done }) => kind === 'licence' && !done)
    ? '; the fee of the license comes on top'
    : '';
  const waived = waivedOf(steps);
  if (dollars === 0 && waived === 0) return `$0: what has to be learned can be learned for free or while paid${open}`;
  if (dollars === 0)
    return `$0 if the doctorate is funded, as many are; else up to ${priceText(waived)} for tuition, fees and books${open}`;
  const funded = waived > 0 ? `; up to ${priceText(waived)} more if the doctorate is not funded` : '';
  return `${priceText(dollars)} for tuition, fees and books, before grants; loans and an employer’s help are not counted${funded}${open}`;
}

function careerPathOf({ pay }: PlanProblem): LearningPlan['careerPath'] {
  const year = (amount: number | null) => (amount === null ? 'not published' : `${usd(amount)} a year`);
  const { p10, p25, p50, p75, p90, source } = pay;
  return {
    entryLevel: `At the start: the lowest tenth earn up to ${year(p10)}, the lowest quarter up to ${year(p25)}`,
    midLevel: `With practice: half earn more than ${year(p50)}`,
    seniorLevel: `With long practice, or in a place that pays well: the highest quarter earn more than ${year(p75)}, the highest tenth more than ${year(p90)}`,
    salaryProgression: `${[p10, p50, p90].map(year).join(' → ')}: the lowest tenth, the middle and the highest tenth of all who do this work today; nobody is promised the next one`,
    source,
  };
}

function tipsOf(problem: PlanProblem, { steps, dollars }: Solution, { frame }: PlanChoice): string[] {
  const [heaviest] = problem.skills.filter(({ gap }) => gap);
  const has = (kind: string) => steps.some((step) => step.kind === kind && !step.done);
  return [
    heaviest && `Begin with ${heaviest.name}: of your gaps it weighs most in this work.`,
    frame.hours >= 2 &&
      `${frame.hours} hours a week are kept more easily as ${Math.min(frame.hours, 5)} fixed times of about ${Math.ceil((60 * frame.hours) / Math.min(frame.hours, 5) / 5) * 5} minutes.`,
    dollars > 0 && 'Ask for grants before you pay: the prices here are before grants, and many pay less.',
    dollars > 0 && 'Ask an employer whether they pay for it: many do for people who stay.',
    has('licence') && `Ask ${authorityOf(problem)} what the license takes before you pay for a course.`,
    has('apprenticeship') && 'Apply to several sponsors: they take people on at set times of the year.',
    steps.some(({ sure, done }) => !sure && !done) &&
      'Steps marked “unless you have it”: tick what you have, and the plan becomes shorter.',
    'Show somebody in the work what you have done after each phase: it is the cheapest test there is.',
  ].filter((tip) => typeof tip === 'string');
}

/** Proof of what was learned, as far as the budget pays for it; a license that the work asks for stands first. */
function certificationsOf(problem: PlanProblem, { steps }: Solution, spare: Spare): LearningPlan['certifications'] {
  const licences = steps.flatMap(({ kind, name, note }) =>
    kind === 'licence'
      ? [
          {
            name,
            provider: authorityOf(problem),
            cost: 'set by who gives it',
            timeToComplete: 'varies',
            value: note || 'Asked for by law before one may do this work.',
            url: null,
          },
        ]
      : [],
  );
  const certificates = new Map(
    problem.skills
      .filter(({ gap }) => gap)
      .flatMap(({ resources }) => resources)
      .filter((resource) => resource.type === 'certification' && isPaidFor(resource, spare))
      .map((resource) => [resource.id, resource]),
  );
  return [
    ...licences,
    ...[...certificates.values()].map((resource) => ({
      name: resource.title,
      provider: resource.provider,
      cost: costText(resource),
      timeToComplete: resource.duration,
      value: resource.description,
      url: resource.url,
    })),
  ];
}
