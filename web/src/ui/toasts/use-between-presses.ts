import { useEffect, useState } from 'react';

/** A press may end unnoticed: outside the window, or with the window gone. */
const ends = ['pointerup', 'pointercancel', 'blur'] as const;

/**
 * The value, held constant during a press: a change between pressing and releasing would take the click from the
 * element under the pointer.
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
