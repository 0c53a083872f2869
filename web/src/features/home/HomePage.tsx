import { Navigate, useLocation } from 'react-router-dom';
import { introMinutes, stageMinutes, stages, stageTitle } from '#shared/assessment/stages.ts';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Cluster, Stack } from '#web/ui/Stack.tsx';
import css from './HomePage.module.css';
import { OccupationMap } from './OccupationMap.tsx';

const stageText = {
  triage: 'Short dilemmas and three sliders: what you would trade for what.',
  core: 'What you like doing, what matters to you at work, and how you work.',
  deepDive: 'What you can do already, where you want to live, and what you can invest.',
};

export default function HomePage() {
  const { status } = useSession();
  const { hash } = useLocation();
  // The address some mails and bookmarks carry.
  if (hash === '#email-verified') return <Navigate to={paths.emailVerified()} replace />;
  return (
    <Page width="wide">
      <section className={css.hero} aria-labelledby="hero-title">
        <Stack gap={5}>
          <h1 id="hero-title" className={css.title}>
            {product.tagline}
          </h1>
          <p className={css.lead}>
            {`One assessment of ${introMinutes} minutes, ranked against every occupation for which there are public figures. Each match shows its working: which of your answers it rests on, what the work pays, and how sure the ranking is.`}
          </p>
          <Cluster gap={4}>
            <ButtonLink variant="primary" to={paths.newAssessment()}>
              Start the assessment
            </ButtonLink>
            {status === 'signed-in' ? (
              <ButtonLink to={paths.history()}>Your assessments</ButtonLink>
            ) : (
              <ButtonLink to={paths.auth()}>Sign in</ButtonLink>
            )}
          </Cluster>
        </Stack>
        <OccupationMap />
      </section>
      <section aria-labelledby="way">
        <Stack gap={5}>
          <h2 id="way">The way, in three stages</h2>
          <ol className={css.stages}>
            {stages.map((stage) => (
              <li key={stage}>
                <h3>{stageTitle[stage]}</h3>
                <p className={css.minutes}>{`${stageMinutes[stage]} minutes`}</p>
                <p>{stageText[stage]}</p>
              </li>
            ))}
          </ol>
        </Stack>
      </section>
    </Page>
  );
}
