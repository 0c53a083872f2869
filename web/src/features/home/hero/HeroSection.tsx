import { lazy } from 'react';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import frame from '../Section.module.css';
import css from './HeroSection.module.css';
import { Legend } from './Legend.tsx';
import { OccupationMap } from './OccupationMap.tsx';

// lazy, because they call the server and the page should not wait for the code of that
const MemberActions = lazy(() => import('./MemberActions.tsx'));
const MemberStrip = lazy(() => import('./MemberStrip.tsx'));

/** What the product is, for whom (LND-41), and the actions for the current visitor or member (LND-16 to LND-20). */
export function HeroSection() {
  const { user } = useSession();
  return (
    <section id="hero" className={`${frame.section} ${frame.paper}`} aria-labelledby="hero-title" tabIndex={-1}>
      <div className={`${frame.frame} ${css.hero}`}>
        <div className={css.words}>
          <h1 id="hero-title" className={css.title}>
            {product.tagline}
          </h1>
          <p className={css.lead}>
            {`${product.name} is an AI-powered career intelligence web app for job seekers, career changers, professionals and students. Answer once, and see where you fit, what the work pays, and which of your answers say so.`}
          </p>
          <div className={css.actions}>
            {user ? (
              <>
                <LazyPart>
                  <MemberActions user={user} />
                </LazyPart>
                <LazyPart>
                  <MemberStrip key={user.sub} userId={user.sub} />
                </LazyPart>
              </>
            ) : (
              <VisitorActions />
            )}
          </div>
        </div>
        <OccupationMap />
        <Legend />
      </div>
    </section>
  );
}

const VisitorActions = () => (
  <Cluster gap={3} data-for="visitor">
    <ButtonLink variant="primary" to={paths.applicationEntry()}>
      Apply to Work With Us
    </ButtonLink>
    <p className={css.note}>Starts the assessment. First one free, no card.</p>
    <ButtonLink variant="quiet" to={paths.auth()}>
      Sign in
    </ButtonLink>
  </Cluster>
);
