import { Fragment, type ReactNode, useState } from 'react';
import type { DeepDiveAnswers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
import { useOccupations } from '#web/parts/occupation-search/use-occupations.ts';
import { Button } from '#web/ui/Button.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { countries, educations, studies, underWay, usStates, wishes, years } from './choices.ts';
import { LicenceList } from './LicenceList.tsx';
import { PayField } from './PayField.tsx';
import { ResumePart } from './ResumePart.tsx';
import css from './StandStep.module.css';
import { hasField, tidy } from './tidy.ts';

interface StandStepProps {
  background: Background | undefined;
  onChange: (change: (now: Background) => Background | undefined) => void;
  uploadedFile: DeepDiveAnswers['uploadedFile'];
  onFile: (file: DeepDiveAnswers['uploadedFile']) => void;
}

/** The person's current situation (D-88): every question is optional, and all answers can be cleared. */
export default function StandStep({ background, onChange, uploadedFile, onFile }: StandStepProps) {
  const said = background ?? {};
  const occupations = useOccupations();
  const [cleared, setCleared] = useState<Background | null>(null);
  /** changing it remounts the fields, so that clearing also removes text typed but not chosen */
  const [round, setRound] = useState(0);
  const say = (change: Background) => {
    setCleared(null);
    onChange((now) => tidy({ ...now, ...change }));
  };
  const clear = () => {
    setCleared(said);
    setRound(round + 1);
    onChange(() => undefined);
  };
  const undo = () => {
    onChange(() => cleared ?? undefined);
    setCleared(null);
  };
  return (
    <div className={css.step}>
      <ResumePart uploadedFile={uploadedFile} onFile={onFile} said={said} onFill={say} occupations={occupations} />
      {occupations.failed && (
        <ErrorNotice
          title="The list of occupations could not be loaded"
          message="You can still answer the other questions."
          onRetry={occupations.retry}
          retrying={occupations.retrying}
        />
      )}
      <Fragment key={round}>
        <Part title="Your work">
          <Combobox
            label="Present or last occupation"
            hint="By what you call it: cashier, RN, bookkeeper …"
            loading={!occupations.ready}
            disabled={occupations.failed}
            search={occupations.search}
            value={
              said.occupation === undefined
                ? null
                : { value: said.occupation, label: occupations.titleOf(said.occupation) }
            }
            onChange={(option) => say({ occupation: option?.value })}
          />
          {said.occupation !== undefined && (
            <>
              <ChoiceField
                label="Years in it"
                choices={years}
                chosen={said.years}
                onChoose={(key) => say({ years: key })}
              />
              <ChoiceField
                label="What would you like to do next?"
                hint="If you want to do something else, this work does not take one of your ten places. No score changes."
                choices={wishes}
                chosen={said.wish}
                onChoose={(wish) => say({ wish })}
              />
            </>
          )}
          <PayField pay={said.pay} onChange={(pay) => say({ pay })} />
        </Part>
        <Part title="Your education and licenses">
          <ChoiceField
            label="Highest education you have finished"
            choices={educations}
            chosen={said.education}
            onChoose={(education) => say({ education })}
          />
          <ChoiceField
            label="Studying for now"
            choices={underWay}
            chosen={said.studying}
            onChoose={(studying) => say({ studying })}
          />
          {hasField(said) && (
            <ChoiceField
              label={said.studying ? 'Field of your studies' : 'Its field'}
              choices={studies}
              chosen={said.field}
              onChoose={(field) => say({ field })}
            />
          )}
          <LicenceList
            occupations={occupations}
            codes={said.licences ?? []}
            onChange={(licences) => say({ licences })}
          />
        </Part>
        <Part title="Where you live">
          <ChoiceField
            label="Country"
            choices={countries}
            chosen={said.country}
            onChoose={(country) => say({ country })}
          />
          {said.country === 'US' && (
            <ChoiceField label="State" choices={usStates} chosen={said.state} onChoose={(state) => say({ state })} />
          )}
        </Part>
      </Fragment>
      {(background || cleared) && (
        <Button variant="quiet" className={css.clear} onClick={cleared ? undo : clear}>
          {cleared ? 'Undo clearing' : 'Clear all of this'}
        </Button>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.part}>
    <legend>{title}</legend>
    <Stack gap={5}>{children}</Stack>
  </fieldset>
);
