import { lazy, useEffect, useRef, useState } from 'react';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import map from '../hero/occupation-map.json' with { type: 'json' };
import css from './ProcessSection.module.css';

const SixChoices = lazy(() => import('../choices/SixChoices.tsx'));

/** It is fetched this far before it comes into view. */
const NEAR = '600px';

/**
 * The first six questions, on the spot, brought when they come near, or when somebody goes by keyboard. Their room is kept from the first answer on, so that
 * nothing below moves; where no script runs there is none.
 */
export function FirstChoices() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setNear((was) => was || entry!.isIntersecting), {
      rootMargin: NEAR,
    });
    // Tab skips what is not there yet
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
