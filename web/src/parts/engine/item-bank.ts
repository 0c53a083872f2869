import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { loadQuestionnaire, type Variant } from '#shared/assessment/variants.ts';

const banks = new Map<Variant, Promise<ItemBank>>();

/** The items of a result's answers, loaded once per page load; a failed load is retried on the next call. */
export function itemBank(variant: Variant): Promise<ItemBank> {
  const bank = banks.get(variant) ?? loadQuestionnaire(variant).then((questionnaire) => questionnaire.bank);
  banks.set(variant, bank);
  bank.catch(() => banks.delete(variant));
  return bank;
}
