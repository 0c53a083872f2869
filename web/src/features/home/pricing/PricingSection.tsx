import { PriceCards } from '#web/parts/billing/PriceCards.tsx';
import { Section } from '../Section.tsx';
import { Contacts } from './Contacts.tsx';

/** /#pricing (NAV-08, LND-26), and whom to ask before paying. */
export const PricingSection = () => (
  <Section
    id="pricing"
    title="Plans and prices"
    lead="What an analysis produced is yours in full on every plan. A subscription buys more of it, and more to go on with."
  >
    <PriceCards />
    <Contacts />
  </Section>
);
