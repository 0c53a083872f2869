import type { ReactNode } from 'react';
import { bytes } from '#shared/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/fields/FileField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import { useFailure } from '#web/ui/notices/use-failure.ts';
import { acceptOf } from './file-type.ts';
import { PasteText } from './PasteText.tsx';
import { StandsStill } from './StandsStill.tsx';
import css from './UploadFile.module.css';
import type { Upload, UploadState } from './use-upload.ts';

interface UploadFileProps {
  upload: Upload;
  label: string;
  hint: ReactNode;
  /** the current file, possibly from an earlier visit */
  attached?: { name: string; size: number } | null | undefined;
  onRemove?: () => void;
}

/** File selection, upload progress and outcome. */
export function UploadFile({ upload, label, hint, attached, onRemove }: UploadFileProps) {
  const { state, types, choose, retry, stop, paste } = upload;
  const underWay = state.at === 'sending' || state.at === 'reading';
  const failed = useFailure(state.at === 'failed' ? state : null, underWay);
  return (
    <Stack gap={3}>
      <FileField
        label={label}
        hint={hint}
        accept={acceptOf(types)}
        choose={attached ? 'Choose another file' : 'Choose a file'}
        error={state.at === 'refused' ? state.why : undefined}
        onChoose={choose}
      />
      {underWay && (
        <div className={css.way}>
          {state.at === 'sending' ? (
            <ProgressBar label={`Sending ${state.file.name}`} value={Math.round(state.share * 100)} />
          ) : (
            <ProgressBar label={`Reading ${state.file.name}`} />
          )}
          <Button variant="quiet" onClick={stop}>
            Cancel
          </Button>
        </div>
      )}
      {state.at === 'sending' && <StandsStill key={state.share} onAgain={retry} />}
      {attached && !underWay && (
        <div className={css.attached}>
          <span className={css.name}>{attached.name}</span>
          <span className={css.size}>{bytes(attached.size)}</span>
          {onRemove && (
            <Button
              variant="quiet"
              onClick={() => {
                stop();
                onRemove();
              }}
            >
              Remove
            </Button>
          )}
        </div>
      )}
      {failed && failed.file === fileOf(state) && (
        <ErrorNotice
          title={`${failed.file.name} could not be read`}
          message={failed.why}
          {...(failed.again && { onRetry: retry, retrying: underWay })}
        />
      )}
      {state.at === 'failed' && !state.again && <PasteText onText={paste} />}
    </Stack>
  );
}

/** The file of a state; a failure belongs to its file only. */
const fileOf = (state: UploadState): File | null => (state.at === 'idle' ? null : state.file);
