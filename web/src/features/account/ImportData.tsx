import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#web/api/api-error.ts';
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type Imported, importAll, readExport } from './import-file.ts';

export function ImportData() {
  const client = useQueryClient();
  const [done, setDone] = useState({ count: 0, of: 1 });
  const [fault, setFault] = useState<string>();
  const take = useMutation({
    mutationFn: async (file: File) => {
      setFault(undefined);
      setDone({ count: 0, of: 1 });
      const read = await readExport(file);
      if ('fault' in read) {
        setFault(read.fault);
        return null;
      }
      const of = read.entries.length;
      return importAll(read.entries, (count) => setDone({ count, of }));
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Section
      look="ruled"
      title="Take an export back"
      lead="Assessments come back with the scores they had, and CV, resumes, plans and jobs with them. Nothing that is here already is changed, and nothing is counted or paid by it."
    >
      <FileField
        label="The JSON file of an export"
        accept=".json,application/json"
        error={fault}
        disabled={take.isPending}
        onChoose={(file) => take.mutate(file)}
      />
      {take.isPending && (
        <ProgressBar
          label="Taking it back"
          value={(100 * done.count) / done.of}
          valueText={`${done.count} of ${done.of}`}
        />
      )}
      {take.error && (
        <ErrorNotice
          title="Not everything was taken back"
          message={`${explain(take.error)} What came before is back; trying again goes on with the rest.`}
          onRetry={() => take.mutate(take.variables)}
        />
      )}
      {take.data && <Outcome imported={take.data} />}
    </Section>
  );
}

function Outcome({ imported: { restored, present, not_kept, refused } }: { imported: Imported }) {
  const said = [
    `${restored} taken back`,
    present > 0 && `${present} here already`,
    not_kept > 0 && `${not_kept} older than your plan keeps`,
    refused.length > 0 && `${refused.length} refused`,
  ].filter(Boolean);
  return (
    <Notice tone={refused.length > 0 ? 'warn' : 'good'} live title={`${said.join(', ')}.`}>
      {refused.length > 0 && (
        <ul>
          {refused.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
