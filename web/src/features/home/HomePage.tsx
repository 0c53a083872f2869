import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { introMinutes, stageMinutes, stages, stageTitle } from '#shared/assessment/stages.ts';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Cluster, Stack } from '#web/ui/Stack.tsx';
import css from './HomePage.module.css';
import { OccupationMap } from './OccupationMap.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';

// Both talk to the server, and the page is there before what they need for that.
const MemberActions = lazy(() => import('./MemberActions.tsx'));
const PricingSection = lazy(() => import('./PricingSection.tsx'));

const stageText = {
  triage: 'Short dilemmas and three sliders: what you would trade for what.',
  core: 'What you like doing, what matters to you at work, and how you work.',
  deepDive: 'What you can do already, where you want to live, and what you can invest.',
};

export default function HomePage() {
  const { user } = useSession();
  const { hash } = useLocation();
  const confirming = useCheckoutReturn();
  // The address some mails and bookmarks carry.
  if (hash === '#email-verified') return <Navigate to={paths.emailVerified()} replace />;
  return (
    <Page width="wide">
      {confirming && <Loading label="Confirming your payment" />}
      <section className={css.hero} aria-labelledby="hero-title">
        <Stack gap={5}>
          <h1 id="hero-title" className={css.title}>
            {product.tagline}
          </h1>
          <p className={css.lead}>
            {`One assessment of ${introMinutes} minutes, ranked against every occupation for which there are public figures. Each match shows its working: which of your answers it rests on, what the work pays, and how sure the ranking is.`}
          </p>
          <div className={css.actions}>
            {user ? (
              <Suspense>
                <MemberActions user={user} />
              </Suspense>
            ) : (
              <VisitorActions />
            )}
          </div>
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
      <Suspense fallback={<Loading label="Loading the plans" />}>
        <PricingSection />
      </Suspense>
    </Page>
  );
}

const VisitorActions = () => (
  <Cluster gap={4}>
    <ButtonLink variant="primary" to={paths.newAssessment()}>
      Start the assessment
    </ButtonLink>
    <ButtonLink to={paths.auth()}>Sign in</ButtonLink>
  </Cluster>
);
