import { lazy, Suspense } from 'react';
import { introMinutes } from '#shared/assessment/stages.ts';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Cluster, Stack } from '#web/ui/Stack.tsx';
import frame from '../Section.module.css';
import css from './HeroSection.module.css';
import { OccupationMap } from './OccupationMap.tsx';

// It talks to the server, and the page is there before what it needs for that.
const MemberActions = lazy(() => import('./MemberActions.tsx'));

export function HeroSection() {
  const { user } = useSession();
  return (
    <section id="hero" className={`${frame.frame} ${css.hero}`} aria-labelledby="hero-title">
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
