import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { product } from '#shared/product.ts';
import { explain } from '#web/api/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import { useFailure } from '#web/ui/notices/use-failure.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { exportAll } from './export-all.ts';

type Form = 'json' | 'html';

export function ExportData() {
  const [count, setCount] = useState(0);
  const save = useMutation({
    mutationFn: async (form: Form) => {
      setCount(0);
      const whole = await exportAll(setCount);
      const name = `${product.name} export ${whole.exported_at.slice(0, 10)}.${form}`;
      if (form === 'json') saveFile(name, JSON.stringify(whole, null, 1), 'application/json');
      else {
        const { exportPageOf } = await import('#shared/account/export-page.ts');
        saveFile(name, exportPageOf(whole), 'text/html;charset=utf-8');
      }
    },
  });
  const isUnderWay = (form: Form) => save.isPending && save.variables === form;
  const failure = useFailure(save.error, save.isPending);
  return (
    <Section
      look="ruled"
      title="Export everything"
      lead="Everything we keep about you: answers, results, CV, resumes, plans, jobs and usage. The JSON file can be imported here again; the page is for reading."
    >
      <Cluster>
        <Button busy={isUnderWay('json')} disabled={isUnderWay('html')} onClick={() => save.mutate('json')}>
          Save as JSON
        </Button>
        <Button busy={isUnderWay('html')} disabled={isUnderWay('json')} onClick={() => save.mutate('html')}>
          Save as a page to read
        </Button>
        <span role="status">
          {save.isSuccess && 'Your export is saved: it is among your downloads.'}
          {save.isPaused && 'Waiting for the connection.'}
        </span>
      </Cluster>
      {save.isPending && !save.isPaused && (
        <ProgressBar label="Putting your export together" valueText={`${count} entries`} />
      )}
      {failure && (
        <ErrorNotice
          title="The export could not be made"
          message={explain(failure)}
          onRetry={() => save.mutate(save.variables!)}
          retrying={save.isPending}
        />
      )}
    </Section>
  );
}
