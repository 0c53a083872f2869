import { lazy, useEffect, useRef, useState } from 'react';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import map from '../hero/occupation-map.json' with { type: 'json' };
import css from './ProcessSection.module.css';

const SixChoices = lazy(() => import('../choices/SixChoices.tsx'));

/** Loading starts at this distance from the viewport. */
const NEAR = '600px';

/**
 * The first six questions, loaded when they come near the viewport or when somebody uses the keyboard. CSS reserves
 * their space from the start, so that nothing below moves, and hides it where scripts do not run.
 */
export function FirstChoices() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setNear((was) => was || entry!.isIntersecting), {
      rootMargin: NEAR,
    });
    // Tab would skip them before they are loaded
    const byKeyboard = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(true);
    watch.observe(place.current!);
    addEventListener('keydown', byKeyboard);
    return () => {
      watch.disconnect();
      removeEventListener('keydown', byKeyboard);
    };
  }, []);
  return (
    <div ref={place} className={css.choices}>
      {near && (
        <>
          <h3>Answer the first six now</h3>
          <LazyPart waiting={<Loading label="Loading the first questions" />}>
            <SixChoices named={map.places} />
          </LazyPart>
        </>
      )}
    </div>
  );
}
