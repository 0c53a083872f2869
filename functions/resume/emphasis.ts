import { facts, occupationDetails, vacancyWords } from '#functions/outside/facts.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { Aim } from '#shared/resume/aim/aim.ts';
import type { Emphasis } from '#shared/resume/aim/emphasis.ts';
import { emphasisOf } from '#shared/resume/aim/emphasis-of.ts';
import type { ResumeData } from '#shared/resume/data.ts';

/** @throws AppError BAD_INPUT for an unknown occupation, or a text that is not a vacancy */
export function emphasisFor(data: ResumeData, aim: Aim, now: number): Emphasis {
  const reference = { facts: facts(), words: vacancyWords(), detailsOf: occupationDetails() };
  const found = emphasisOf(data, aim, reference, now);
  if (!('refusal' in found)) return found;
  const field = aim.kind === 'vacancy' ? 'aim.text' : 'aim.code';
  throw new AppError('BAD_INPUT', `${field}: ${found.refusal}`, { field });
}
