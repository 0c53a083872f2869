import { Component, type ReactNode, Suspense } from 'react';
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx';
import { isLostChunk } from './lost-chunk.ts';
import { useComeBack } from './use-come-back.ts';

interface LazyPartProps {
  /** what stands there until the part has come */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A part of a screen in a chunk of its own: where that cannot be fetched, the rest of the screen stands. */
export class LazyPart extends Component<LazyPartProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>;
    if (!isLostChunk(error)) throw error; // a fault of ours is for the boundary of the screen
    return <LostPart />;
  }
}

function LostPart() {
  const { asking, stillLost, retry } = useComeBack();
  return (
    <ErrorNotice
      title="This part could not be loaded"
      message={
        stillLost
          ? 'The server still does not answer.'
          : 'The connection may be down, or a newer version has just been published.'
      }
      onRetry={() => void retry()}
      retrying={asking}
    />
  );
}
