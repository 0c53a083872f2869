import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fromReading } from '#shared/cv/builder/from-reading.ts';
import { cvFileTypes, wrongType } from '#shared/cv/file-words.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { type Unsure, unsureIn } from '#shared/resume/unsure-in.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { savedCv } from '#web/parts/cv/calls.ts';
import { readImport } from '#web/parts/cv/read-import.ts';
import { UploadFile } from '#web/parts/cv/upload/UploadFile.tsx';
import { useUpload } from '#web/parts/cv/upload/use-upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/fields/FileField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** The sources: the CV confirmed earlier, an uploaded file, or another tool's export. */
export function FillSources({ onRead }: { onRead: (info: UserInfo, unsure?: Unsure) => void }) {
  const [refused, setRefused] = useState<string | null>(null);
  const upload = useUpload({
    types: cvFileTypes,
    wrongType,
    onRead: ({ reading }) => {
      const read = fromReading(reading);
      onRead(read.info, unsureIn(read));
    },
  });
  const saved = useRetried(useQuery(savedCv()));
  const take = async (file: File) => {
    setRefused(null);
    const read = await readImport(file);
    if ('refusal' in read) setRefused(read.refusal);
    else onRead(read.info);
  };
  return (
    <Stack gap={5}>
      <p>You see everything before any of it is filled in.</p>
      {saved.isPending && <Loading label="Looking for the CV you confirmed" rows={1} />}
      {saved.isError && (
        <ErrorNotice
          title="The CV you confirmed could not be loaded"
          message="A file goes without it."
          onRetry={() => void saved.refetch()}
          retrying={saved.isFetching}
        />
      )}
      {saved.data?.cv && (
        <Notice
          title="The CV you confirmed is here"
          action={<Button onClick={() => onRead(saved.data.cv!.userInfo)}>Use this CV</Button>}
        >
          From the CV tools, as you left it.
        </Notice>
      )}
      <UploadFile
        upload={upload}
        label="Your CV as a file"
        hint="PDF, Word or plain text, up to 10MB. It is read, shown to you for correction and deleted."
      />
      <FileField
        label="JSON Resume, or your data from LinkedIn"
        hint="A .json file, or the zip that LinkedIn sends. Both are read in your browser."
        accept=".zip,.json,application/zip,application/json"
        onChoose={(file) => void take(file)}
      />
      {refused && <ErrorNotice title="This file was not imported" message={refused} />}
    </Stack>
  );
}
