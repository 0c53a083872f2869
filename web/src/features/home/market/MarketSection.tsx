import { Section } from '../Section.tsx';

export const MarketSection = () => (
  <Section id="market-intelligence" title="Market intelligence">
    {null}
  </Section>
);
