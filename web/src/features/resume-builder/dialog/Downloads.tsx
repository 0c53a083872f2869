import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { undrawableIn } from '#shared/resume/file/undrawable-in.ts';
import { type Paper, paperHere, rememberPaper } from '#web/session/device/paper.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { type FileWanted, type Kind, kinds, saveMade, whyNot } from './make-file.ts';

/** Downloads a resume or letter as each kind of file. What a PDF cannot render is reported before one is requested. */
export function Downloads({ document, ...wanted }: Omit<FileWanted, 'paper'>) {
  const [paper, setPaper] = useState(paperHere);
  const undrawable = useMemo(() => undrawableIn(document), [document]);
  const { mutate, reset, isPending, variables, data, error } = useMutation({
    mutationFn: (kind: Kind) => saveMade(kind, { ...wanted, document, paper }),
  });
  const offered = kinds.filter((kind) => kind !== 'PDF' || !undrawable);

  const choose = (chosen: Paper) => {
    setPaper(chosen);
    rememberPaper(chosen);
    reset();
  };
  return (
    <Stack as="section" gap={3}>
      <h3>Download</h3>
      <SelectField
        label="Paper"
        hint="For PDF and Word. It is remembered on this device."
        value={paper}
        onChange={(event) => choose(event.target.value as Paper)}
      >
        <option value="a4">A4</option>
        <option value="letter">US Letter</option>
      </SelectField>
      {undrawable && <Notice title="This one cannot be made into a PDF">{undrawable}</Notice>}
      <Cluster>
        {offered.map((kind, place) => (
          <Button
            key={kind}
            variant={place === 0 ? 'primary' : 'secondary'}
            busy={isPending && variables === kind}
            disabled={isPending && variables !== kind}
            onClick={() => mutate(kind)}
          >
            {`Download ${kind}`}
          </Button>
        ))}
      </Cluster>
      <p role="status">
        <small>
          {isPending
            ? `Your ${variables} file is being made and read back …`
            : data
              ? `“${data}” was read back whole and saved.`
              : 'Files cost nothing, however often you download them. Each is read back and checked before you get it.'}
        </small>
      </p>
      {error && (
        <Notice tone="bad" live title={`The ${variables} file was not made`}>
          {whyNot(error)}
        </Notice>
      )}
    </Stack>
  );
}
