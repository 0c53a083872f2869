import { type FormEvent, useState } from 'react';
import { dateTime } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { isDenied } from '#shared/plans/metered-route.ts';
import { MAX_LENGTH, MIN_LENGTH } from '#shared/vacancies/terms.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { costText } from '#web/parts/billing/cost-text.ts';
import { type Denial, UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { vacancyDraft } from '#web/session/device/draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/fields/FileField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { useMatch, type useResults } from './match-query.ts';
import type { Shown } from './shown.ts';
import { readVacancyFile } from './vacancy-file.ts';

type Result = NonNullable<ReturnType<typeof useResults>['data']>[number];

interface VacancyFormProps {
  sub: string;
  results: readonly Result[];
  /** the result named in the address */
  wanted: string | null;
  onMatched: (shown: Shown) => void;
}

/** The vacancy's text or file, and the result to match it with. Pasted text survives a reload and a failure. */
export function VacancyForm({ sub, results, wanted, onMatched }: VacancyFormProps) {
  const [text, setText] = useState(() => vacancyDraft.read(sub));
  const [resultId, setResultId] = useState(() => (results.find(({ id }) => id === wanted) ?? results[0]!).id);
  const [refused, setRefused] = useState<string>();
  const [fileRefused, setFileRefused] = useState<string>();
  const [denial, setDenial] = useState<Denial | null>(null);
  const match = useMatch();
  const change = (next: string) => {
    setText(next);
    vacancyDraft.write(sub, next);
    setRefused(undefined);
    setFileRefused(undefined);
  };
  const take = async (file: File) => {
    const read = await readVacancyFile(file);
    if ('text' in read) change(read.text);
    else setFileRefused(read.refusal);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (match.isPending) return;
    if (text.trim().length < MIN_LENGTH)
      return setRefused(`Paste all of the job posting: ${MIN_LENGTH} characters at least.`);
    if (text.length > MAX_LENGTH)
      return setRefused(`Paste the job posting alone: at most ${MAX_LENGTH.toLocaleString('en-US')} characters.`);
    match.mutate(
      { text, result_id: resultId },
      {
        onSuccess: (answer) => {
          if (isDenied(answer)) return setDenial(answer);
          // text typed meanwhile is a new draft
          if (vacancyDraft.read(sub) === text) vacancyDraft.clear();
          onMatched({ text, match: answer, isSaved: false });
        },
        onError: (error) => {
          if (error instanceof ApiError && error.field === 'text')
            setRefused(`The text ${error.detail.replace(/^text:? /, '')}.`);
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <TextAreaField
          label="Text of the job posting"
          hint="Nothing of it is kept unless you save the match."
          error={refused}
          rows={10}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <FileField
          label="Or a text file of it"
          accept=".txt,.md,.html,.htm,text/plain,text/html,text/markdown"
          error={fileRefused}
          onChoose={(file) => void take(file)}
        />
        {results.length > 1 && (
          <SelectField label="Match it with" value={resultId} onChange={(event) => setResultId(event.target.value)}>
            {results.map(({ id, created_at, top_roles: [top] }) => (
              <option key={id} value={id}>
                {`Result of ${dateTime(created_at)}${top ? `: ${nameOf(top.code, top.title)}` : ''}`}
              </option>
            ))}
          </SelectField>
        )}
        {match.error && !refused && (
          <ErrorNotice
            title="The job posting was not matched"
            message={`${explain(match.error)} Your text is still here. ${costText(match.error)}`}
          />
        )}
        <p>
          <Button type="submit" variant="primary" busy={match.isPending}>
            {match.isPending ? 'Matching …' : 'Match this vacancy'}
          </Button>
        </p>
      </Stack>
      {denial && (
        <UpgradeDialog feature="smart_matches_daily" denial={denial} onClose={() => setDenial(null)}>
          <p>{`You have ${denial.limit} smart matches again from 00:00 UTC. Your text stays here until then.`}</p>
        </UpgradeDialog>
      )}
    </form>
  );
}
