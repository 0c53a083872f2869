import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportEntry } from '#shared/account/export.ts';
import { explain } from '#web/api/api-error.ts';
import { FileField } from '#web/ui/fields/FileField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import { useFailure } from '#web/ui/notices/use-failure.ts';
import { type Imported, importAll, readExport } from './import-file.ts';

export function ImportData() {
  const client = useQueryClient();
  const [done, setDone] = useState({ count: 0, of: 1 });
  const [fault, setFault] = useState<string>();
  const take = useMutation({
    mutationFn: (entries: ExportEntry[]) => {
      setDone({ count: 0, of: entries.length });
      return importAll(entries, (count) => setDone({ count, of: entries.length }));
    },
    // not awaited: another file may be chosen while the imported data is reloaded
    onSettled: () => void client.invalidateQueries(),
  });
  const failure = useFailure(take.error, take.isPending);
  const choose = async (file: File) => {
    take.reset();
    const read = await readExport(file);
    setFault('fault' in read ? read.fault : undefined);
    if ('entries' in read) take.mutate(read.entries);
  };
  return (
    <Section
      look="ruled"
      title="Import an export"
      lead="Your assessments come back with the scores they had, along with your CV, resumes, plans and jobs. Nothing that is already here changes, and importing uses up nothing of your plan."
    >
      <FileField
        label="The JSON file of an export"
        accept=".json,application/json"
        error={fault}
        disabled={take.isPending}
        onChoose={(file) => void choose(file)}
      />
      {take.isPending && (
        <ProgressBar label="Importing" value={(100 * done.count) / done.of} valueText={`${done.count} of ${done.of}`} />
      )}
      {failure && (
        <ErrorNotice
          title="Not everything was imported"
          message={`${explain(failure)} What was imported so far is back; trying again continues with the rest.`}
          onRetry={() => take.mutate(take.variables!)}
          retrying={take.isPending}
        />
      )}
      {take.data && <Outcome imported={take.data} />}
    </Section>
  );
}

function Outcome({ imported: { restored, present, not_kept, refused } }: { imported: Imported }) {
  const said = [
    `${restored} imported`,
    present > 0 && `${present} here already`,
    not_kept > 0 && `${not_kept} older than your plan keeps`,
    refused.length > 0 && `${refused.length} refused`,
  ].filter(Boolean);
  return (
    <Notice tone={refused.length > 0 ? 'warn' : 'good'} live title={`${said.join(', ')}.`}>
      {refused.length > 0 && (
        <ul>
          {[...Map.groupBy(refused, (reason) => reason)].map(([reason, { length }]) => (
            <li key={reason}>{length > 1 ? `${reason} (${length} times)` : reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
