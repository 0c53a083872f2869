import { useState } from 'react';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Combobox, type ComboboxOption } from '#web/ui/fields/Combobox.tsx';
import { FileField } from '#web/ui/fields/FileField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Specimen, State } from './Specimen.tsx';

const towns: ComboboxOption[] = [
  { value: 'munich', label: 'Munich', note: 'also called München' },
  { value: 'munster', label: 'Münster' },
  { value: 'cologne', label: 'Cologne', note: 'also called Köln' },
];

function TownField({ first = null }: { first?: ComboboxOption | null }) {
  const [town, setTown] = useState(first);
  return (
    <Combobox
      label="Town"
      hint="Try the letter M"
      value={town}
      onChange={setTown}
      search={(text) => towns.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))}
    />
  );
}

/** Form fields. */
export const FieldSpecimens = () => (
  <>
    <Specimen
      of="TextField"
      use="One line of text. The label stays in sight, the hint says what is wanted, the error says how to go on; screen readers hear both with the control."
    >
      <State name="default">
        <TextField label="City" autoComplete="off" />
      </State>
      <State name="with a hint">
        <TextField label="Hours a week" hint="How many you can learn beside your work" inputMode="numeric" />
      </State>
      <State name="error">
        <TextField label="Email address" defaultValue="ann@" error="Enter an address like name@example.com" />
      </State>
      <State name="disabled">
        <TextField label="Plan" defaultValue="Pro" disabled />
      </State>
      <State name="long text">
        <TextField
          label="What you do now, in as many words as your employer would use for it in an advertisement"
          defaultValue="Deputy regional coordinator for the maintenance of municipal swimming pools and ice rinks"
        />
      </State>
    </Specimen>
    <Specimen of="TextAreaField" use="Text of many lines, typed or pasted. It grows by its corner.">
      <State name="default">
        <TextAreaField label="Text" hint="What it is for." rows={4} />
      </State>
      <State name="error">
        <TextAreaField label="Text" error="Paste all of it" rows={4} />
      </State>
      <State name="disabled">
        <TextAreaField label="Text" disabled rows={4} />
      </State>
    </Specimen>
    <Specimen of="SelectField" use="One of many, by the platform's own list: it is the best one on a phone.">
      <State name="default">
        <SelectField label="State">
          <option>Anywhere</option>
          <option>California</option>
          <option>Texas</option>
        </SelectField>
      </State>
      <State name="error">
        <SelectField label="Education" error="Choose the highest one you have finished">
          <option>Choose</option>
        </SelectField>
      </State>
      <State name="disabled">
        <SelectField label="Country" disabled>
          <option>United States</option>
        </SelectField>
      </State>
    </Specimen>
    <Specimen
      of="Combobox"
      use="One of too many for a list: found by typing, chosen by arrow and Enter or by a touch. What was typed and not chosen is refused with a word; the cross or Escape empties it."
    >
      <State name="default">
        <TownField />
      </State>
      <State name="chosen">
        <TownField first={towns[0]!} />
      </State>
      <State name="disabled">
        <Combobox label="Town" disabled value={null} onChange={() => undefined} search={() => []} />
      </State>
    </Specimen>
    <Specimen of="Checkbox" use="A yes or no that stands by itself.">
      <State name="unchecked">
        <Checkbox label="I would move for work" />
      </State>
      <State name="checked">
        <Checkbox label="I have read the terms" defaultChecked />
      </State>
      <State name="error">
        <Checkbox label="I have read the terms" error="Please accept the terms to create an account" />
      </State>
      <State name="disabled">
        <Checkbox label="Not available on this plan" disabled />
      </State>
    </Specimen>
    <Specimen of="FileField" use="A file from the device: chosen, or dropped on the field. The hint says which files.">
      <State name="default">
        <FileField label="Your CV" hint="PDF only, up to 10MB" accept=".pdf" onChoose={() => undefined} />
      </State>
      <State name="error">
        <FileField label="Your CV" error="File size must be less than 10MB" accept=".pdf" onChoose={() => undefined} />
      </State>
      <State name="disabled">
        <FileField label="Your CV" accept=".pdf" disabled onChoose={() => undefined} />
      </State>
    </Specimen>
    <Specimen
      of="Field"
      use="The frame of the fields above, for a control that the kit does not have yet: label, hint, control and error, tied together for screen readers."
    />
  </>
);
