import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';

/** Links to what a subscription includes; also shown to people who return here from the payment page. */
export const OwnPlan = ({ tier }: { tier: string }) => (
  <Section title={`You are on ${tier}`} lead="These are open to you now.">
    <Cluster>
      <ButtonLink to={paths.dashboard()}>Career dashboard</ButtonLink>
      <ButtonLink to={paths.resumeBuilder()}>Resume builder</ButtonLink>
      <ButtonLink to={paths.homeMarket()}>Market intelligence</ButtonLink>
      <ButtonLink to={paths.newAssessment()}>New analysis</ButtonLink>
    </Cluster>
  </Section>
);
