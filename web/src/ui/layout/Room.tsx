import type { ReactNode } from 'react';
import css from './Room.module.css';

interface RoomProps {
  /** Something as large as the expected content. Invisible, silent and unreachable. */
  of: ReactNode;
  /** Content shown meanwhile. */
  children?: ReactNode;
}

/** Reserves space for content that is loading, so that nothing below it moves when it arrives. */
export const Room = ({ of, children }: RoomProps) => (
  <div className={css.room}>
    <div className={css.of} inert>
      {of}
    </div>
    {children}
  </div>
);
