/** The built-in composer: writes a learning plan from what was solved. Pure, in the function and in the browser alike. */
import { capital, counted, usd } from '#shared/lib/format.ts';
import { inSentence, listing, withArticle } from '#shared/lib/in-sentence.ts';
import { flying } from '#shared/occupations/flying.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { stepInSentence } from '#shared/occupations/step-in-sentence.ts';
import type { LearningPlan } from './learning-plan-shape.ts';
import { askedGaps, authorityOf, isNotCounted, isPaidFor, isUnknown, phasesOf, type Spare, spareOf } from './phases.ts';
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
    totalCost: totalCostOf(problem, solution),
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

function overviewOf({ code, title, abroad, known, skills, brought }: PlanProblem, { way, steps }: Solution): string {
  const gaps = skills.filter(({ gap }) => gap).length;
  const work = withArticle(nameOf(code, title));
  const some = counted(gaps, 'skill');
  if (known && way.steps.every(isNotCounted)) {
    const asked = askedGaps(skills).length;
    const more = asked > 0 ? ` By your own ratings, it asks for more than you have in ${counted(asked, 'skill')}.` : '';
    return `You already work as ${work}, or you hold the license for it, so nothing has to come first.${more}`;
  }
  const named = steps.filter(({ kind, done }) => kind !== 'skill' && !done).map(({ name }) => stepInSentence(name));
  const list = named.length > 0 ? `It takes ${named.join(', then ')}.` : 'We know of no step that has to come first.';
  const learn = gaps > 0 ? ` This plan has ${some} for you to work on.` : ' We found no gap in your skills.';
  const bring = brought.length > 0 ? ` You already bring ${listing(brought.slice(0, 3).map(inSentence))}.` : '';
  const place = abroad
    ? ' The schools, prices, pay and licenses here are those of the United States, so ask about the ones where you live.'
    : '';
  return `Your route to becoming ${work} is “${inSentence(way.name)}.” ${list}${learn}${bring}${place}`;
}

function timelineOf({ possible, months, steps, relaxations }: Solution, { frame }: PlanChoice): string {
  const at = `at ${counted(frame.hours, 'hour')} a week and ${usd(frame.budget)} a month`;
  const open = steps.filter(isUnknown).map(({ name }) => stepInSentence(name));
  const onTop = open.length > 0 ? ` Add the time for ${listing(open)}, which is not published.` : '';
  if (possible && months <= 0)
    return open.length > 0 ? `No step with a known length is left.${onTop}` : 'No step is left that takes time.';
  if (possible) return `${capital(spanText(months))}, ${at}.${onTop}`;
  const enough =
    relaxations.length > 0
      ? `It would fit with ${relaxations.map(relaxationText).join(', or ')}.`
      : 'We know of no change in hours, budget or date that would be enough.';
  const takes = Number.isFinite(months) ? `It takes ${spanText(months)} ${at}.` : `You could never pay for it ${at}.`;
  return `This does not fit into ${monthsText(frame.months)}. ${takes} ${enough}${onTop}`;
}

function totalCostOf({ code }: PlanProblem, { dollars, steps }: Solution): string {
  const licensed = steps.some(({ kind, done }) => kind === 'licence' && !done);
  const inTheAir = licensed && code.startsWith(flying);
  const air = 'the license and its hours in the air, whose price is not published here';
  if (inTheAir && dollars === 0) return `No school fees, but ${air}`;
  const open = inTheAir ? `, plus ${air}` : licensed ? ', plus the license fee' : '';
  const waived = waivedOf(steps);
  if (dollars === 0 && waived === 0)
    return `$0, since you can learn what you need for free or while you are paid${open}`;
  if (dollars === 0)
    return `$0 if the doctorate is funded, as many are; otherwise up to ${priceText(waived)} for tuition, fees and books${open}`;
  const funded = waived > 0 ? `; up to ${priceText(waived)} more if the doctorate is not funded` : '';
  return `${priceText(dollars)} for tuition, fees and books, before any grants, loans or help from an employer${funded}${open}`;
}

function careerPathOf({ pay }: PlanProblem): LearningPlan['careerPath'] {
  const year = (amount: number | null) => (amount === null ? 'not published' : `${usd(amount)} a year`);
  const { p10, p25, p50, p75, p90, source } = pay;
  return {
    entryLevel: `Near the start: the lowest-paid tenth earn up to ${year(p10)}, the lowest-paid quarter up to ${year(p25)}`,
    midLevel: `With experience: half earn more than ${year(p50)}`,
    seniorLevel: `With long experience, or in a place that pays well: the best-paid quarter earn more than ${year(p75)}, the best-paid tenth more than ${year(p90)}`,
    salaryProgression: `${[p10, p50, p90].map(year).join(' → ')}: the lowest-paid tenth, the middle and the best-paid tenth of everyone who does this work today, not a promise of what you will earn`,
    source,
  };
}

function tipsOf(problem: PlanProblem, { steps, dollars }: Solution, { frame }: PlanChoice): string[] {
  const asked = askedGaps(problem.skills);
  const first = asked.find(({ priority }) => priority === 'high') ?? asked[0];
  const has = (kind: string) => steps.some((step) => step.kind === kind && !step.done);
  return [
    first && `Start with ${inSentence(first.name)}: it is a gap that matters in this work.`,
    frame.hours >= 2 &&
      `Split your ${frame.hours} hours a week into ${Math.min(frame.hours, 5)} fixed sessions of about ${Math.ceil((60 * frame.hours) / Math.min(frame.hours, 5) / 5) * 5} minutes. That is easier to keep up.`,
    dollars > 0 &&
      (problem.abroad
        ? 'Ask about grants before you pay. The prices here are before grants, and many students pay less.'
        : 'Before you pay, fill in the FAFSA, the free form for federal grants and loans. The prices here are before grants, which need not be paid back.'),
    dollars > 0 && 'Ask an employer whether they would pay for it. Many do for people who stay.',
    has('licence') && `Ask ${authorityOf(problem)} what the license takes before you pay for a course.`,
    has('apprenticeship') && 'Apply to several sponsors, because they take people on only at set times of the year.',
    steps.some(({ sure, done }) => !sure && !done) &&
      'Check off what you already have among the steps marked “unless you have it,” and the plan gets shorter.',
    'After each phase, show someone in the field what you have done. It costs nothing and tells you where you stand.',
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
            value: note || 'The law asks for it before you may do this work.',
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
