import { PriceCards } from '#web/parts/billing/PriceCards.tsx';
import { Section } from '../Section.tsx';
import { Contacts } from './Contacts.tsx';

/** /#pricing (NAV-08, LND-26), with contacts for questions before paying. */
export const PricingSection = () => (
  <Section
    id="pricing"
    title="Plans and prices"
    lead="Every result is yours in full on every plan. A subscription gives you more analyses, and more tools to act on them."
  >
    <PriceCards />
    <Contacts />
  </Section>
);
