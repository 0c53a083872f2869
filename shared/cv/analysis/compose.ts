/** The words of an analysis without a model: each sentence says figures and names its own. */
import { cite, type Figure, type Figures, type Sentence, say } from '#shared/analysis/sentence.ts';
import { educationKeys } from '#shared/assessment/background.ts';
import type { Computed } from './computed.ts';

export interface WrittenCvAnalysis {
  professional_summary: Sentence[];
  unique_value_proposition: Sentence[];
  strengths: Sentence[];
  progression: Sentence[];
  development_priorities: Sentence[];
}

export function compose(computed: Computed, figures: Figures): WrittenCvAnalysis {
  return {
    professional_summary: summary(computed, figures),
    unique_value_proposition: proposition(computed, figures),
    strengths: strengths(computed, figures),
    progression: progression(computed, figures),
    development_priorities: priorities(computed, figures),
  };
}

const nothing = (figures: Figures): Sentence[] => {
  const education = figures.get('education');
  return education
    ? [say`${education} is what the text names; no position in it has a title and times that we know.`]
    : [];
};

function summary({ measure, basis }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id);
  const [years, field, education, to] = [at('years'), at('field.1'), at('education'), at('course.to')];
  if (!years && !to) return nothing(figures);
  const sentences: Sentence[] = [];
  if (years && to) sentences.push(say`${years} of work, at present or last as ${small(to)}.`);
  else if (years) sentences.push(say`${years} of work.`);
  else if (to) sentences.push(say`Work as ${small(to)}; its times are not named.`);
  if (field && education)
    sentences.push(say`The field is ${small(field)}, the highest education named is ${small(education)}.`);
  else if (field) sentences.push(say`The field is ${small(field)}; no degree that we know is named.`);
  if (measure)
    sentences.push(
      say`Of what work as ${small(at('against')!)} usually asks for${basis === 'target' ? ', the role you aim at,' : ''} the text names ${at('score')!}.`,
    );
  return sentences;
}

/** Titles and fields inside of a sentence begin small, but for what is always written large. */
const small = (figure: Figure) =>
  cite(
    figure,
    figure.value.replace(/\b[A-Z][a-z]+(?=$|[\s,;/'’-])/g, (word) => (names.test(word) ? word : word.toLowerCase())),
  );
const names = /^(?:English|French|German|Spanish|American|Indian|United|States)$/;

function proposition({ fields }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id);
  const named = at('named');
  if (fields.length > 1 && at('field.1.time') && at('field.2.time'))
    return [
      say`You bring together ${at('field.1.time')!} in ${small(at('field.1')!)} and ${at('field.2.time')!} in ${small(at('field.2')!)}${named ? ', with ' : ''}${named ?? ''}: say so in your first lines.`,
    ];
  if (at('related') && named) return [say`You bring ${at('related')!} of related work together with ${named}.`];
  if (at('years') && at('education'))
    return [say`You bring ${at('years')!} of work together with ${small(at('education')!)}.`];
  if (at('field.1'))
    return [say`Your work is in ${small(at('field.1')!)}: name what you did there that others did not.`];
  return nothing(figures);
}

function strengths({ measure, evidence }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id);
  const sentences: Sentence[] = [];
  if (measure) {
    if (measure.asked > 0 && measure.related >= measure.asked)
      sentences.push(say`Experience: ${at('related')!} of related work, and ${at('asked')!} are asked for.`);
    else if (measure.related >= 12) sentences.push(say`Experience: ${at('related')!} of related work already.`);
    if (evidence.education !== null && educationKeys.indexOf(evidence.education) >= measure.askedEducation)
      sentences.push(
        say`Education: ${small(at('education')!)}; ${small(at('asked.education')!)} is usual for ${small(at('against')!)}.`,
      );
    if (at('named')) sentences.push(say`Tools that postings ask for: ${at('named')!}.`);
  }
  if (at('field.2.time') && at('field.1.time'))
    sentences.push(
      say`Two fields: ${at('field.1.time')!} in ${small(at('field.1')!)} and ${at('field.2.time')!} in ${small(at('field.2')!)}.`,
    );
  if (sentences.length === 0 && at('tools')) sentences.push(say`Tools named: ${at('tools')!}.`);
  if (sentences.length === 0 && at('years')) sentences.push(say`${at('years')!} of work.`);
  return sentences;
}

function progression({ course }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id)!;
  switch (course.kind) {
    case 'none':
      return [];
    case 'one':
      return [say`One position with a title and times that we know: ${small(at('course.to'))}.`];
    case 'up':
      return [
        say`Upward: from ${small(at('course.from'))} to ${small(at('course.to'))}, with more responsibility or preparation.`,
      ];
    case 'change':
      return [say`A change of field: from ${small(at('course.from'))} to ${small(at('course.to'))}.`];
    case 'down':
      return [say`From ${small(at('course.from'))} to ${small(at('course.to'))}, which asks for less preparation.`];
    case 'level':
      return [say`Steady: from ${small(at('course.from'))} to ${small(at('course.to'))}, at the same level.`];
  }
}

function priorities({ measure, evidence }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id);
  if (!measure) {
    const field = at('field.1');
    return field ? [say`Name the role you aim at: ${small(field)} is too wide to measure against.`] : [];
  }
  const sentences: Sentence[] = [];
  if (at('unnamed'))
    sentences.push(say`Name what you know of these tools, and learn what you need of the rest: ${at('unnamed')!}.`);
  if (evidence.education === null && measure.askedEducation > 0)
    sentences.push(
      say`Name your degree in its usual words: ${small(at('asked.education')!)} is usual for ${small(at('against')!)}.`,
    );
  else if (evidence.education !== null && educationKeys.indexOf(evidence.education) < measure.askedEducation)
    sentences.push(
      say`${at('asked.education')!} is usual for ${small(at('against')!)}; you name ${small(at('education')!)}. Check what counts in its place.`,
    );
  if (measure.related < measure.asked)
    sentences.push(
      say`Experience: ${at('related')!} of related work against ${at('asked')!} asked for. Say what in your other work comes near.`,
    );
  if (evidence.positions.some(({ period }) => period === null))
    sentences.push(say`Give every position its months: one without times does not count for ${small(at('against')!)}.`);
  return sentences;
}
