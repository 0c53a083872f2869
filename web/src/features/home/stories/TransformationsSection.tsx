import { Section } from '../Section.tsx';

export const TransformationsSection = () => (
  <Section id="transformations" title="Before and after">
    {null}
  </Section>
);
