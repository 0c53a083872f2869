import { useEffect, useRef } from 'react';
import { offerToastPlace } from './toast-place.ts';

/** Where toasts stand while a form is on the screen: above it, and not over it. */
export function ToastPlace() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    offerToastPlace(element.current);
    return () => offerToastPlace(null);
  }, []);
  return <div ref={element} />;
}
