/** An analysis worded without a model: each sentence cites the figures it states. */
import { cite, type Figure, type Figures, type Sentence, say } from '#shared/analysis/sentence.ts';
import { educationKeys } from '#shared/assessment/background.ts';
import { inSentence, withArticle } from '#shared/lib/in-sentence.ts';
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
    ? [say`Your CV names ${credential(education)}, but no position with a title and dates that we recognize.`]
    : [];
};

function summary({ measure, basis }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id);
  const [years, field, education, to] = [at('years'), at('field.1'), at('education'), at('course.to')];
  if (!years && !to) return nothing(figures);
  const sentences: Sentence[] = [];
  if (years && to) sentences.push(say`You have ${years} of work experience, most recently as ${one(to)}.`);
  else if (years) sentences.push(say`You have ${years} of work experience.`);
  else if (to) sentences.push(say`You have worked as ${one(to)}, but your CV gives no dates for it.`);
  if (field && education)
    sentences.push(
      say`Your main field is ${small(field)}, and the highest education your CV names is ${credential(education)}.`,
    );
  else if (field) sentences.push(say`Your main field is ${small(field)}. Your CV names no degree that we recognize.`);
  if (measure)
    sentences.push(
      basis === 'target'
        ? say`Your CV shows ${at('score')!} of what is usually asked of ${one(at('against')!)}, the role you are aiming for.`
        : say`Your CV shows ${at('score')!} of what is usually asked of ${one(at('against')!)}.`,
    );
  return sentences;
}

const small = (figure: Figure) => cite(figure, inSentence(figure.value));
/** “a registered nurse” */
const one = (figure: Figure) => cite(figure, withArticle(figure.value));
/** “a bachelor's degree”, but “some college, no degree” */
const credential = (figure: Figure) => (/^(?:some|no) /i.test(figure.value) ? small(figure) : one(figure));

function proposition({ fields }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id);
  const named = at('named');
  if (fields.length > 1 && at('field.1.time') && at('field.2.time'))
    return [
      say`You combine ${at('field.1.time')!} in ${small(at('field.1')!)} with ${at('field.2.time')!} in ${small(at('field.2')!)}${named ? ', and you name ' : ''}${named ?? ''}. Say so in your first lines.`,
    ];
  if (at('related') && named) return [say`You bring ${at('related')!} of related work, and your CV names ${named}.`];
  if (at('years') && at('education'))
    return [say`You bring ${at('years')!} of work experience and ${credential(at('education')!)}.`];
  if (at('field.1'))
    return [say`Your work is in ${small(at('field.1')!)}. Name what you did there that others did not.`];
  return nothing(figures);
}

function strengths({ measure, evidence }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id);
  const sentences: Sentence[] = [];
  if (measure) {
    if (measure.asked > 0 && measure.related >= measure.asked)
      sentences.push(
        say`Experience: you have ${at('related')!} of related work, and the work asks for ${at('asked')!}.`,
      );
    else if (measure.related >= 12)
      sentences.push(say`Experience: you already have ${at('related')!} of related work.`);
    if (evidence.education !== null && educationKeys.indexOf(evidence.education) >= measure.askedEducation)
      sentences.push(education(at('education')!, at('asked.education')!, at('against')!));
    if (at('named')) sentences.push(say`Tools that job postings ask for: ${at('named')!}.`);
  }
  if (at('field.2.time') && at('field.1.time'))
    sentences.push(
      say`Two fields: ${at('field.1.time')!} in ${small(at('field.1')!)} and ${at('field.2.time')!} in ${small(at('field.2')!)}.`,
    );
  if (sentences.length === 0 && at('tools')) sentences.push(say`Tools your CV names: ${at('tools')!}.`);
  if (sentences.length === 0 && at('years')) sentences.push(say`You have ${at('years')!} of work experience.`);
  return sentences;
}

/** Compares the education with the usual level. */
const education = (own: Figure, usual: Figure, against: Figure): Sentence =>
  own.value === usual.value
    ? say`Education: you have ${credential(own)}, which ${cite(usual, 'is usual')} for ${one(against)}.`
    : say`Education: you have ${credential(own)}, and ${credential(usual)} is usual for ${one(against)}.`;

function progression({ course }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id)!;
  if (course.kind === 'none') return [];
  const to = one(at('course.to'));
  if (course.kind === 'one') return [say`Your CV has one position with a title and dates that we recognize: ${to}.`];
  const from = cite(at('course.from'), `work as ${withArticle(at('course.from').value)}`);
  if (course.from === course.to)
    return [
      course.kind === 'up'
        ? say`You have moved up within your work as ${to}.`
        : say`You have stayed in your work as ${to}.`,
    ];
  switch (course.kind) {
    case 'up':
      return [say`You have moved up from ${from} to work as ${to}, with more responsibility or preparation.`];
    case 'change':
      return [say`You have changed fields, from ${from} to work as ${to}.`];
    case 'down':
      return [say`You have moved from ${from} to work as ${to}, which asks for less preparation.`];
    case 'level':
      return [say`You have moved from ${from} to work as ${to}, at the same level.`];
  }
}

function priorities({ measure, evidence }: Computed, figures: Figures): Sentence[] {
  const at = (id: string) => figures.get(id);
  if (!measure) {
    const field = at('field.1');
    return field
      ? [say`Name the role you are aiming for: ${small(field)} is too broad a field to measure your CV against.`]
      : [];
  }
  const sentences: Sentence[] = [];
  const against = one(at('against')!);
  if (at('unnamed'))
    sentences.push(say`Name the tools you know among these, and consider learning the others: ${at('unnamed')!}.`);
  if (evidence.education === null && measure.askedEducation > 0)
    sentences.push(
      say`Name your degree in its usual words: ${credential(at('asked.education')!)} is usual for ${against}.`,
    );
  else if (evidence.education !== null && educationKeys.indexOf(evidence.education) < measure.askedEducation)
    sentences.push(
      say`Your CV names ${credential(at('education')!)}, and ${credential(at('asked.education')!)} is usual for ${against}. Find out what counts in its place.`,
    );
  if (measure.related < measure.asked)
    sentences.push(
      say`Experience: your CV shows ${at('related')!} of related work, and ${at('asked')!} is usual. Say what in your other work comes close.`,
    );
  if (evidence.positions.some(({ period }) => period === null))
    sentences.push(say`Give the dates of every position: one without dates does not count toward work as ${against}.`);
  return sentences;
}
