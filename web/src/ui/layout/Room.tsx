import type { ReactNode } from 'react';
import css from './Room.module.css';

interface RoomProps {
  /** Something as large as what comes. Nobody sees, hears or reaches it. */
  of: ReactNode;
  /** Content shown until then. */
  children?: ReactNode;
}

/** Keeps the room of what is waited for, so that nothing below it moves away from under a finger. */
export const Room = ({ of, children }: RoomProps) => (
  <div className={css.room}>
    <div className={css.of} inert>
      {of}
    </div>
    {children}
  </div>
);
