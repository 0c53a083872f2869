import { Section } from '../Section.tsx';

export const FeaturesSection = () => (
  <Section id="features" title="Features">
    {null}
  </Section>
);
