import { lazy, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { Button } from '#web/ui/Button.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import type { RoleView } from '../role-view.ts';

const CompareDialog = lazy(() => import('./CompareDialog.tsx').then((module) => ({ default: module.CompareDialog })));

export interface CompareProps {
  result: ResultBody;
  role: RoleView;
  facts: Facts | null;
}

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
