import { site } from '#web/api/site.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { redact } from './redact.ts';
import { useTitle } from './title.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

/** Shown when a screen has thrown: what is saved, two actions, and details for support (ERR-04, ERR-05, D-48). */
export function FaultCard({ error, id }: { error: unknown; id: string }) {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const detail = `${name}: ${redact(message)}`;
  const card = useFocusedHeading();
  useTitle('Something went wrong');
  return (
    <div ref={card}>
      <Page>
        <PageHeader
          title="Something went wrong"
          lead="This page ran into an error on our side. What the server has confirmed is saved; reloading usually helps."
        />
        <Cluster>
          <Button variant="primary" onClick={() => location.reload()}>
            Refresh Page
          </Button>
          {/* a full page load, because the fault may be in code that home shares with this screen */}
          <a className={buttonClass('secondary')} href={paths.home()}>
            Go Home
          </a>
        </Cluster>
        <Disclosure summary="Technical details">
          <p>
            Error id <code>{id}</code>. Name it when you{' '}
            <a href={`mailto:${site().supportEmail}?${letter(id, detail)}`}>write to us</a>.
          </p>
          <p>
            <code>{detail}</code>
          </p>
        </Disclosure>
      </Page>
    </div>
  );
}

/** The prefilled mail to support: the id, the screen without its query, and the error. */
const letter = (id: string, detail: string): string =>
  Object.entries({ subject: `Error ${id}`, body: `Error id: ${id}\nScreen: ${location.pathname}\n${detail}\n` })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
