import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAX_LICENCES } from '#shared/assessment/background.ts';
import type { Occupations } from '#web/parts/occupation-search/use-occupations.ts';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './StandStep.module.css';

interface LicenceListProps {
  occupations: Occupations;
  codes: string[];
  onChange: (codes: string[]) => void;
}

/** Licenses by their occupation: choosing one adds it, its cross removes it. */
export function LicenceList({ occupations, codes, onChange }: LicenceListProps) {
  const full = codes.length >= MAX_LICENCES;
  const place = useRef<HTMLDivElement>(null);
  /** The cross disappears with its line, so the focus moves to the next one, or to the field if there is none. */
  const takeOff = (at: number) => {
    flushSync(() => onChange(codes.toSpliced(at, 1)));
    const crosses = [...(place.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    (crosses[at] ?? crosses.at(-1) ?? place.current?.querySelector('input'))?.focus();
  };
  return (
    <Stack ref={place} gap={2}>
      <Combobox
        label="Licenses you hold"
        hint={
          full
            ? `That is ${MAX_LICENCES}, the most that can be kept. To add another, remove one.`
            : 'A license or registration to practice, by the work it is for: electrician, nurse, teacher …'
        }
        loading={!occupations.ready}
        disabled={full || occupations.failed}
        search={(text) => occupations.searchLicensed(text).filter(({ value }) => !codes.includes(value))}
        onChange={(option) => option && onChange([...codes, option.value])}
      />
      {codes.length > 0 && (
        <ul className={css.licences} aria-label="Licenses you hold">
          {codes.map((code, at) => (
            <li key={code}>
              {occupations.titleOf(code)}
              <CloseButton label={`Take off ${occupations.titleOf(code)}`} onClick={() => takeOff(at)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
