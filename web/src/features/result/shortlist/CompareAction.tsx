import { lazy, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import type { CompareProps } from './CompareDialog.tsx';

const CompareDialog = lazy(() => import('./CompareDialog.tsx').then((module) => ({ default: module.CompareDialog })));

/** Lays an occupation beside another of the result. */
export function CompareAction(props: CompareProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Compare</Button>
      {open && (
        <LazyPart>
          <CompareDialog {...props} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
