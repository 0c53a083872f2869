/**
 * The grounded composer: reads a result as a counselor would and writes what it finds, using only figures of the
 * result. The same result gives the same text.
 */
import type { WrittenAnalysis } from '../contract.ts';
import { matchesOf } from './matches.ts';
import { goalsOf, stepsOf, visionOf } from './plan.ts';
import type { Reading } from './reading.ts';
import { strengthsOf } from './strengths.ts';
import { summaryOf } from './summary.ts';
import { tensionsOf } from './tensions.ts';

export const compose = (p: Reading): WrittenAnalysis => ({
  summary: summaryOf(p),
  strengths: strengthsOf(p),
  tensions: tensionsOf(p),
  matches: matchesOf(p),
  immediate_steps: stepsOf(p),
  six_month_goals: goalsOf(p),
  long_term_vision: visionOf(p),
});
