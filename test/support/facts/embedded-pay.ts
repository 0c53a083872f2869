import { readFileSync } from 'node:fs';
import { openPay, type PayTable } from '#shared/salaries/pay-table.ts';
import { embeddedFacts } from './embedded-facts.ts';

/** Pay by country as it ships with the product. */
export const embeddedPay = (): PayTable =>
  openPay(
    readFileSync(new URL('../../../shared/occupations/data/pay.json', import.meta.url), 'utf8'),
    embeddedFacts().count,
  );
