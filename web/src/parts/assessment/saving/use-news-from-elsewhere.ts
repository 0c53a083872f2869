import { useEffect, useRef } from 'react';
import { toast } from '#web/ui/toasts/toast.ts';

/** Tells that answers of another device have been taken in. */
export function useNewsFromElsewhere(takenIn: number) {
  const told = useRef(takenIn);
  useEffect(() => {
    if (told.current === takenIn) return;
    told.current = takenIn;
    toast({
      title: 'Updated from your other device',
      text: 'This assessment was continued elsewhere. Those answers are now here, beside the ones you gave on this device.',
    });
  }, [takenIn]);
}
