import { Section } from '../Section.tsx';

export const TestimonialsSection = () => (
  <Section id="testimonials" title="Voices">
    {null}
  </Section>
);
