import { useEffect, useState } from 'react';

/** A press may end where nobody hears of it: outside of the window, or with the window gone. */
const ends = ['pointerup', 'pointercancel', 'blur'] as const;

/**
 * The value, which does not change in the middle of a press: what comes between pressing and letting go takes the press from
 * what lay there.
 */
export function useBetweenPresses<T>(value: T): T {
  const [isPressing, setPressing] = useState(false);
  const [shown, setShown] = useState(value);
  if (!isPressing && shown !== value) setShown(value);
  useEffect(() => {
    const begin = () => setPressing(true);
    const end = () => setPressing(false);
    addEventListener('pointerdown', begin);
    for (const each of ends) addEventListener(each, end);
    return () => {
      removeEventListener('pointerdown', begin);
      for (const each of ends) removeEventListener(each, end);
    };
  }, []);
  return shown;
}
