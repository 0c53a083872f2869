import { introMinutes, SESSION_HOURS } from '#shared/assessment/stages.ts';
import { useSession } from '#web/session/session.ts';
import { Amount } from '#web/ui/figures/Amount.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import css from './IntroPage.module.css';
import { CvPanel } from './intro/CvPanel.tsx';
import { useOpenAssessment } from './intro/open-assessment.ts';
import { StageOutline } from './intro/StageOutline.tsx';
import { StartPanel, type StartPanelProps } from './intro/StartPanel.tsx';
import { useAnalysisUsage } from './intro/usage.ts';

/** /career-path/new: what the assessment asks and gives, and how to start it. */
export default function IntroPage() {
  const { user } = useSession();
  if (!user) return null;
  return <Intro userId={user.sub} />;
}

function Intro({ userId }: { userId: string }) {
  const open = useOpenAssessment(userId);
  const usage = useAnalysisUsage(userId);
  return (
    <Page>
      <PageHeader
        eyebrow="AI Career Analysis"
        title="Find out which work fits you"
        lead="Tell us what you like, what you value and what you can do. You get the occupations that fit, each with reasons from your own answers."
      />
      <Facts />
      {/* all at once, because parts that load later would push the rest from under a finger */}
      {open.isPending || usage.isPending ? (
        <Loading label="Looking up your plan and your assessments" rows={4} />
      ) : (
        <Sections userId={userId} open={open} usage={usage} />
      )}
    </Page>
  );
}

const Sections = ({ userId, open, usage }: StartPanelProps) => (
  <>
    <StartPanel userId={userId} open={open} usage={usage} />
    <hr />
    <CvPanel sub={userId} />
    <hr />
    <Stack as="section" gap={5} aria-labelledby="stages">
      <h2 id="stages">What you will be asked</h2>
      <StageOutline />
    </Stack>
    <hr />
    <Stack as="section" gap={3} aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <ul>
        <li>Answers are saved as you go. You can continue within {SESSION_HOURS} hours, also on another device.</li>
        <li>There are no right answers. A quick honest one tells more than a careful flattering one.</li>
        <li>
          A short questionnaire points to a direction better than to a single job. Your result shows fields first, and
          says how stable each list is.
        </li>
      </ul>
    </Stack>
  </>
);

const Facts = () => (
  <ul className={css.facts}>
    <li>
      <Amount>{introMinutes}</Amount> minutes
    </li>
    <li>
      <Amount>3</Amount> adaptive stages
    </li>
    <li>
      <Amount>top 10</Amount> career matches
    </li>
  </ul>
);
