import { Component, type ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Cluster } from '#web/ui/Stack.tsx';
import { redact } from './redact.ts';

interface Caught {
  error: unknown;
  id: string;
}

/** Around the whole app (ERR-03): a screen that throws leaves a way on, never a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error, id: crypto.randomUUID().slice(0, 8) } };
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const { name, message } =
      caught.error instanceof Error ? caught.error : { name: 'Error', message: String(caught.error) };
    return (
      <main>
        <Page>
          <PageHeader
            title="Something went wrong"
            lead="This page met a fault of ours. What the server has confirmed is saved; reloading usually helps."
          />
          <Cluster>
            <Button variant="primary" onClick={() => location.reload()}>
              Refresh Page
            </Button>
            <a className={buttonClass('secondary')} href={paths.home()}>
              Go Home
            </a>
          </Cluster>
          <Disclosure summary="Technical details">
            <p>
              Error id <code>{caught.id}</code>. Name it when you write to us.
            </p>
            <p>
              <code>{`${name}: ${redact(message)}`}</code>
            </p>
          </Disclosure>
        </Page>
      </main>
    );
  }
}
