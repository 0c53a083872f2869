import { openPay, type PayTable } from '#shared/salaries/pay-table.ts';
import { dataFile, embeddedFacts } from './embedded-facts.ts';

/** Pay by country as it ships with the product. */
export const embeddedPay = (): PayTable => openPay(dataFile('pay.json').toString(), embeddedFacts().count);
