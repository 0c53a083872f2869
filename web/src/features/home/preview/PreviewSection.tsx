import { Section } from '../Section.tsx';

export const PreviewSection = () => (
  <Section id="interactive-preview" title="Preview">
    {null}
  </Section>
);
