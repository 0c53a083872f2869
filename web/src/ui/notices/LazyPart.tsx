import { Component, type ReactNode, Suspense } from 'react';
import { isChunkLoadError } from './chunk-load-error.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { useRetry } from './use-retry.ts';

interface LazyPartProps {
  /** shown until the part has loaded */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A part of a screen in its own chunk: if that fails to load, the rest of the screen stays. */
export class LazyPart extends Component<LazyPartProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>;
    if (!isChunkLoadError(error)) throw error; // our own faults are for the screen's error boundary
    return <ChunkErrorNotice />;
  }
}

function ChunkErrorNotice() {
  const { retrying, stillUnreachable, retry } = useRetry();
  return (
    <ErrorNotice
      title="This part could not be loaded"
      message={
        stillUnreachable
          ? 'The server still does not answer.'
          : 'The connection may be down, or a newer version has just been published.'
      }
      onRetry={() => void retry()}
      retrying={retrying}
    />
  );
}
