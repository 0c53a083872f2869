import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cvFileTypes, wrongType } from '#shared/cv/file-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import css from './CvTools.module.css';
import { savedCv } from './calls.ts';
import { draftOf, draftOfReading, emptyDraft } from './draft/draft.ts';
import type { CvDraft } from './draft/shape.ts';
import { readImport } from './read-import.ts';
import { UploadFile } from './upload/UploadFile.tsx';
import { type ReadFile, useUpload } from './upload/use-upload.ts';

/** Upload or build (CVT-01); exports of other tools are also accepted. */
export function ChooseView({ open }: { open: (draft: CvDraft, file?: ReadFile) => void }) {
  const [refused, setRefused] = useState<string | null>(null);
  const file = useId();
  const upload = useUpload({
    types: cvFileTypes,
    wrongType,
    onRead: ({ reading, pages, provider }, { name, size }) =>
      open(draftOfReading(reading), { pages, provider, name, bytes: size }),
  });
  const saved = useQuery(savedCv()).data?.cv;
  const take = async (chosen: File) => {
    const read = await readImport(chosen);
    if ('refusal' in read) setRefused(read.refusal);
    else open(draftOf(read.info));
  };
  return (
    <Stack gap={4}>
      {saved && (
        <Notice
          title="The CV you confirmed is here"
          action={<Button onClick={() => open(draftOf(saved.userInfo))}>Continue</Button>}
        >
          Change it, analyze it again or save it as a file.
        </Notice>
      )}
      <div className={css.ways}>
        <section className={css.way} aria-labelledby="cv-upload">
          <Stack gap={3}>
            <h3 id="cv-upload">Upload your CV</h3>
            <UploadFile
              upload={upload}
              label="Your CV as a file"
              hint="PDF, Word or plain text, up to 10MB. It is read, shown to you for correction and deleted. Where a language model reads its text too, what only it found is marked."
            />
          </Stack>
        </section>
        <section className={css.way} aria-labelledby="cv-build">
          <Stack gap={3}>
            <h3 id="cv-build">Build a CV</h3>
            <p>Seven short steps, in your own words. What you type is still there when the page is reloaded.</p>
            <div>
              <Button onClick={() => open(emptyDraft())}>Build CV</Button>
            </div>
          </Stack>
        </section>
      </div>
      <Disclosure quiet summary="Import from LinkedIn or JSON Resume">
        <Stack gap={3}>
          <p>
            The zip that LinkedIn sends when you ask for a copy of your data, or a JSON Resume file. Both are read in
            your browser.
          </p>
          <Cluster>
            <label htmlFor={file}>Export file</label>
            <input
              id={file}
              type="file"
              accept=".zip,.json,application/zip,application/json"
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                setRefused(null);
                if (chosen) void take(chosen);
                event.target.value = '';
              }}
            />
          </Cluster>
          {refused && <ErrorNotice title="This file was not imported" message={refused} />}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
