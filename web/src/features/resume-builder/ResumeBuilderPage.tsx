import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Cluster, Stack } from '#web/ui/Stack.tsx';

/** /resume-builder before the builder is open: what it will do, and that nothing is counted meanwhile. */
export default function ResumeBuilderPage() {
  return (
    <Page>
      <PageHeader
        eyebrow="Resume builder"
        title="The resume builder is not open yet"
        lead="There is nothing to fill in here today, and none of your plan’s resume builds is counted until it opens."
      />
      <Stack as="section" gap={3} aria-labelledby="what-it-will-do">
        <h2 id="what-it-will-do">What it will do</h2>
        <ul>
          <li>Write a resume for one occupation of your result from what you tell it about your work.</li>
          <li>Rest every sentence on a fact you gave. It will not add employers, years or skills of its own.</li>
          <li>Count one resume build when a finished document is delivered, and none when it fails.</li>
        </ul>
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="meanwhile">
        <h2 id="meanwhile">Meanwhile</h2>
        <p>The occupation a resume is for is worth choosing first. Your results say which fit, and why.</p>
        <Cluster>
          <ButtonLink variant="primary" to={paths.history()}>
            Open your results
          </ButtonLink>
          <ButtonLink to={paths.usage()}>See what is left of your plan</ButtonLink>
        </Cluster>
      </Stack>
    </Page>
  );
}
