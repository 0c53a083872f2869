import { lazy } from 'react';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import type { Dialog as DialogState } from '../use-generate.ts';
import type { Wishes } from './Preview.tsx';

const Preview = lazy(() => import('./Preview.tsx'));

/** The resume: progress while it is written, then its preview, changes, downloads and regeneration. */
export function ResumeDialog({ dialog, ...rest }: Wishes & { dialog: DialogState }) {
  if (dialog.state === 'closed') return null;
  if (dialog.state === 'open')
    return (
      <LazyPart>
        <Preview {...dialog.delivered} {...rest} />
      </LazyPart>
    );
  return (
    <Dialog open title="Writing your resume" stay onClose={rest.onClose}>
      <Loading label="Writing your resume from your statements" rows={5} />
    </Dialog>
  );
}
