import { lazy, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fileNameOf } from '#shared/lib/file-name.ts';
import { resumeAsJson } from '#shared/resume/to-json-resume.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { dataOf, type ResumeForm } from '../resume-form.ts';

const FillDialog = lazy(() => import('./FillDialog.tsx'));

interface Filled {
  parts: number;
  /** what the button restores: the form before filling, or after */
  other: ResumeForm;
  isUndone: boolean;
}

/** Fills the form from a CV or an export, and exports it for other tools. */
export function FillBar({ getValues, reset }: Pick<UseFormReturn<ResumeForm>, 'getValues' | 'reset'>) {
  const [from, setFrom] = useState<ResumeForm | null>(null);
  const [filled, setFilled] = useState<Filled | null>(null);
  const copy = () => structuredClone(getValues());
  const turn = ({ other, parts, isUndone }: Filled) => {
    setFilled({ parts, other: copy(), isUndone: !isUndone });
    reset(other);
  };
  const save = () => {
    const data = dataOf(getValues());
    const json = JSON.stringify(resumeAsJson(data), null, 2);
    saveFile(fileNameOf(data.personalInfo.fullName, 'resume', 'json'), json, 'application/json');
  };
  return (
    <Stack gap={3}>
      <Cluster>
        <Button onClick={() => setFrom(copy())}>Fill from a CV or an export</Button>
        <Button variant="quiet" onClick={save}>
          Save as JSON Resume
        </Button>
      </Cluster>
      {filled && (
        <Notice
          live
          tone={filled.isUndone ? 'info' : 'good'}
          title={filled.isUndone ? 'The form is as it was before' : partsText(filled.parts)}
          action={<Button onClick={() => turn(filled)}>{filled.isUndone ? 'Fill it again' : 'Undo filling'}</Button>}
        >
          {filled.isUndone ? 'Nothing that was filled in is lost.' : 'Read it through: fix whatever is wrong.'}
        </Notice>
      )}
      {from && (
        <LazyPart>
          <FillDialog
            form={from}
            onClose={() => setFrom(null)}
            onFill={(next, parts) => {
              setFilled({ parts, other: from, isUndone: false });
              setFrom(null);
              reset(next);
            }}
          />
        </LazyPart>
      )}
    </Stack>
  );
}

const partsText = (parts: number): string =>
  parts === 1 ? 'One part was taken over' : `${parts} parts were taken over`;
