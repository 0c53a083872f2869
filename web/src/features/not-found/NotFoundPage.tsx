import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import css from './NotFoundPage.module.css';

export default function NotFoundPage() {
  return (
    <Page>
      <div className={css.sign}>
        <p className={css.number}>404</p>
        <h1>Oops! Page not found</h1>
        <p>No path is marked from here. The address may be mistyped, or the page has moved.</p>
      </div>
      <Cluster>
        <ButtonLink variant="primary" to={paths.home()}>
          Return to Home
        </ButtonLink>
      </Cluster>
      <Elsewhere />
    </Page>
  );
}

/** What somebody who mistyped an address was most likely looking for. */
function Elsewhere() {
  const own = useSession().status === 'signed-in';
  return (
    <p>
      Or go to{' '}
      {own ? (
        <>
          <Link to={paths.history()}>your assessments</Link>, <Link to={paths.usage()}>your usage</Link>
        </>
      ) : (
        <Link to={paths.auth()}>sign-in</Link>
      )}{' '}
      or the <Link to={paths.pricing()}>plans and prices</Link>.
    </p>
  );
}
