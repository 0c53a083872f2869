import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Cluster } from '#web/ui/Stack.tsx';
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
    </Page>
  );
}
