import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { thresholds } from '#shared/assessment/gold-standard/rules.ts';
import { orderItems } from '#shared/matching/item-order.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';

/** Hundreds of rankings: about a second on a quiet machine. */
const timeout = 60_000;
const facts = embeddedFacts();
const rated = (high: string[]): Answers['core'] => ({
  interests: Object.fromEntries(bank.core.interests.map(({ id, code }) => [id, high.includes(code) ? 5 : 2])),
  values: ['val_1', 'val_2', 'val_3'],
  personality: Object.fromEntries(bank.core.personality.map(({ id }) => [id, 3])),
});
const triage = (option: 'a' | 'b', slider: number): Answers['triage'] => ({
  scenarios: Object.fromEntries(bank.triage.scenarios.map(({ id }) => [id, option])),
  priorities: Object.fromEntries(bank.triage.priorities.map(({ id }) => [id, slider])),
});
const ids = (items: { id: string }[]) => items.map(({ id }) => id).sort();

describe('the order of later items', { timeout }, () => {
  it('shows every item of the step once, whatever was answered before (AIN-18)', () => {
    for (const core of [undefined, rated(['R']), rated(['S', 'A'])])
      for (const table of [facts, null]) {
        expect([...orderItems(bank, 'skills', { core }, table)].sort()).toEqual(ids(bank.deepDive.skills));
        expect([...orderItems(bank, 'interests', { core }, table)].sort()).toEqual(ids(bank.core.interests));
      }
  });

  it('follows the earlier answers: other people, other skills first (AIN-18)', () => {
    const hands = orderItems(bank, 'skills', { core: rated(['R']) }, facts);
    const people = orderItems(bank, 'skills', { core: rated(['S']) }, facts);
    expect(hands).not.toEqual(people);
    expect(orderItems(bank, 'interests', { triage: triage('a', 100) }, facts)).not.toEqual(
      orderItems(bank, 'interests', { triage: triage('b', 0) }, facts),
    );
  });

  it('does not move while its own step is being answered, and is the same on every device (AIN-18)', () => {
    const soFar = { triage: triage('a', 30), core: rated(['I', 'C']) };
    expect(orderItems(bank, 'skills', structuredClone(soFar), embeddedFacts())).toEqual(
      orderItems(bank, 'skills', soFar, facts),
    );
    const half = { ...soFar, core: { ...soFar.core, interests: { int_1: 5, int_9: 2 } } };
    expect(orderItems(bank, 'interests', half, facts)).toEqual(orderItems(bank, 'interests', soFar, facts));
  });

  it('has asked every interest type twice when the threshold is reached', () => {
    const shown = orderItems(bank, 'interests', { triage: triage('b', 80) }, facts).slice(0, thresholds.interests);
    const count = (code: string) => bank.core.interests.filter((item) => item.code === code && shown.includes(item.id));
    for (const code of 'RIASEC') expect(count(code).length).toBeGreaterThanOrEqual(2);
  });

  it('falls back to the order for an average person without the occupation table', () => {
    const average = orderItems(bank, 'skills', {}, facts);
    expect(orderItems(bank, 'skills', { core: rated(['R']) }, null)).toEqual(average);
  });
});
