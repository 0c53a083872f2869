import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDetails } from '#shared/occupations/details.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { carriedOver } from '#web/features/result/role-details/move/carried-over.ts';
import { payChange } from '#web/features/result/role-details/move/pay-change.ts';

const facts = embeddedFacts();
const details = openDetails(
  readFileSync(new URL('../../../../../../shared/occupations/data/details.bin', import.meta.url)),
  facts.codes,
);
const at = (code: string) => indexOfCode(facts, code)!;
const [salesperson, nurse, manager, cashier] = ['41-2031.00', '29-1141.00', '11-9111.00', '41-2011.00'].map(at) as [
  number,
  number,
  number,
  number,
];

describe('the pay of a move', () => {
  const median = (index: number) => facts.wageP50[index]!;

  it('is the median beside the person’s own pay, or beside the median of their occupation', () => {
    const pay = median(nurse) - 20_400;
    expect(payChange(facts, nurse, { pay })).toMatch(
      /^Its median pay, published for a wider group, is about \$20,000 a year above your pay, \$\d/,
    );
    expect(payChange(facts, nurse, { pay: median(nurse) + 5_000 })).toContain('about $5,000 a year below your pay');
    expect(payChange(facts, nurse, { pay: median(nurse) + 400 })).toContain('about the same as your pay');
    expect(payChange(facts, cashier, { pay: median(cashier) })).toMatch(
      /^Its median pay is about the same as your pay/,
    );
    expect(payChange(facts, nurse, { occupation: '41-2031.00', country: 'US' })).toMatch(
      /above the median of your occupation, \$\d{2},\d{3}\.$/,
    );
  });

  it('is not said where there is nothing to compare: no pay, another country, the same occupation, no figure', () => {
    expect(payChange(facts, nurse, {})).toBeNull();
    expect(payChange(facts, cashier, { pay: median(cashier) })).toMatch(
      /^Its median pay is about the same as your pay/,
    );
    expect(payChange(facts, nurse, { occupation: '99-9999.99' })).toBeNull();
    expect(payChange(facts, nurse, { pay: 40_000, country: 'DE' })).toBeNull();
    expect(payChange(facts, cashier, { pay: median(cashier) })).toMatch(
      /^Its median pay is about the same as your pay/,
    );
    expect(payChange(facts, nurse, { occupation: '29-1141.00', pay: 60_000 })).toBeNull();
    const unpublished = facts.wageP50.findIndex((wage) => Number.isNaN(wage));
    expect(payChange(facts, unpublished, { pay: 40_000 })).toBeNull();
  });
});

describe('what carries over from one occupation to another', () => {
  it('is what both rest on, where the first asks for as much as the second', () => {
    const names = carriedOver(details(nurse), details(manager));
    expect(names.slice(0, 8)).toContain('Customer and Personal Service');
    expect(names).not.toContain('Economics and Accounting');
    expect(carriedOver(details(salesperson), details(nurse))).not.toContain('Psychology');
  });

  it('is all that matters in an occupation for the occupation itself, and nothing out of nothing', () => {
    const own = Object.values(details(nurse).elements).filter(([importance]) => importance >= 3);
    expect(carriedOver(details(nurse), details(nurse))).toHaveLength(own.length);
    expect(carriedOver({ elements: {} }, details(nurse))).toEqual([]);
  });
});
