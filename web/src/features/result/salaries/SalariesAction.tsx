import { lazy, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { Button } from '#web/ui/Button.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import type { RoleView } from '../role-view.ts';

const SalariesDialog = lazy(() =>
  import('./SalariesDialog.tsx').then((module) => ({ default: module.SalariesDialog })),
);

interface SalariesProps {
  result: ResultBody;
  role: RoleView;
}

/** What the occupation pays elsewhere, opened over the page (RES-13, SAL-02). */
export function SalariesAction(props: SalariesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Salaries</Button>
      {open && (
        <LazyPart>
          <SalariesDialog {...props} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
