import { Section } from '../Section.tsx';

export const DashboardSection = () => (
  <Section id="dashboard" title="Your AI-Powered Career Dashboard">
    {null}
  </Section>
);
