import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { ResumeBuilder } from './ResumeBuilder.tsx';

/** /resume-builder: turns the person's own statements into a resume that adds nothing. */
export default function ResumeBuilderPage() {
  const { user } = useSession();
  return (
    <Page width="wide">
      <PageHeader
        title="Resume builder"
        lead="Say what you did in your own words. You get a well-ordered resume that never adds an employer, a year or a skill of its own."
      />
      {user && <ResumeBuilder sub={user.sub} />}
    </Page>
  );
}
