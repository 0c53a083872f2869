import { useEffect, useRef, useState } from 'react';

/**
 * Lets a text field refuse its form while `fault` is given. The page says it, not the browser's bubble: once the field has
 * been left, or the form was tried, and not while somebody types.
 */
export function useFieldError(fault: string | undefined) {
  const ref = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => ref.current?.setCustomValidity(fault ?? ''), [fault]);
  const tell = () => setShown(true);
  return {
    error: isShown ? fault : undefined,
    field: {
      ref,
      onBlur: () => {
        // a word that appears moves what stands below: the press that has left the field still lands where it was aimed
        if (document.querySelector(':active')) addEventListener('click', tell, { once: true });
        else tell();
      },
      onInput: () => setShown(false),
      onInvalid: () => {
        tell();
        const input = ref.current;
        if (input?.form?.querySelector('input:invalid') === input) input?.focus();
      },
    },
  };
}
