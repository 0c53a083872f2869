import { useOccupations } from '#web/parts/occupation-search/use-occupations.ts';
import { Combobox, type ComboboxOption } from '#web/ui/fields/Combobox.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';

interface OccupationFieldProps {
  code: string | null;
  onChange: (code: string | null) => void;
}

/** Any occupation of the table, found by title or everyday name. */
export default function OccupationField({ code, onChange }: OccupationFieldProps) {
  const { search, titleOf, ready, failed, retrying, retry } = useOccupations();
  if (failed)
    return (
      <ErrorNotice
        title="The occupations could not be loaded"
        message="The form works without them."
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (!ready) return <Loading label="Loading the occupations" rows={1} />;
  const value: ComboboxOption | null = code ? { value: code, label: titleOf(code) } : null;
  return (
    <Combobox
      label="Occupation"
      hint="By its title or an everyday name"
      value={value}
      search={search}
      onChange={(option) => onChange(option?.value ?? null)}
    />
  );
}
