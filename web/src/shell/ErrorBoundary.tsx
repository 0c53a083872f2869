import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '#web/ui/notices/chunk-load-error.ts';
import { ChunkErrorScreen } from './ChunkErrorScreen.tsx';
import { FaultCard } from './FaultCard.tsx';
import { forgetFailed } from './screen-code.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** a new value tries again */
  at?: string;
  /** whether header and footer surround it; otherwise it is the whole page */
  inShell?: boolean;
}

interface Caught {
  error: unknown;
  id: string;
}

/** Wraps every screen and the whole app (ERR-03): an error shows a page with actions, never a blank one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error, id: crypto.randomUUID().slice(0, 8) } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { caught }: { caught: Caught | null }) {
    // does not retry at the address whose screen has just failed
    if (!caught || !this.state.caught || before.at === this.props.at) return;
    forgetFailed();
    this.setState({ caught: null });
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const card = isChunkLoadError(caught.error) ? <ChunkErrorScreen /> : <FaultCard {...caught} />;
    return this.props.inShell ? card : <main>{card}</main>;
  }
}
