import { useEffect, useRef } from 'react';
import { toast } from '#web/ui/toasts/toast.ts';

/** Shows that another device's answers have been merged. */
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
