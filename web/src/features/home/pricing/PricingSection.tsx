import { PriceCards } from '#web/shell/plans/PriceCards.tsx';
import { Section } from '../Section.tsx';

/** /#pricing (NAV-08, LND-26). */
export function PricingSection() {
  return (
    <Section id="pricing" title="Plans and prices">
      <PriceCards />
    </Section>
  );
}
