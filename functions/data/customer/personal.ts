import { getItem } from '#functions/outside/table.ts';
import { customerKey } from './customer.ts';

/** The terms agreed to before a checkout. The payment provider shows invoices and payments. */
export async function agreementsOf(customers: string[]): Promise<object[]> {
  const rows = await Promise.all(customers.map((id) => getItem(customerKey(id))));
  return rows.flatMap((row) => {
    const terms = row?.terms as { version: string; at: number } | undefined;
    return terms ? [{ terms: terms.version, agreed_at: new Date(terms.at).toISOString() }] : [];
  });
}
