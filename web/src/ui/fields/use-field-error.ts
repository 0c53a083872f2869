import { useEffect, useRef, useState } from 'react';

/**
 * Makes a text field invalid while `fault` is set. The page shows the message instead of the browser: after the field
 * has lost focus or the form was submitted, but not during typing.
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
        // an appearing message moves what is below it: wait until the click that left the field has landed
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
