import { Fragment, type ReactNode, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { reasonsOf } from '#shared/matching/explain/reasons.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { useMarks } from '#web/parts/marks/use-marks.ts';
import { useOccupationTexts } from '#web/parts/occupation-texts/use-texts.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import { type RoleView, roleView } from '../role/role-view.ts';
import { dimensions } from '../score/receipt-sums.ts';
import { dimensionName } from '../score/wording.ts';
import css from './CompareDialog.module.css';
import { cardFacts } from './card-facts.ts';
import { MatchSources } from './MatchSources.tsx';

interface CompareDialogProps {
  result: ResultBody;
  role: RoleView;
  facts: Facts | null;
  onClose: () => void;
}

/** Two occupations side by side, line by line. */
export default function CompareDialog({ result, role, facts, onClose }: CompareDialogProps) {
  const { hidden } = useMarks();
  const others = [...result.roles, ...result.outside].filter(({ code }) => code !== role.code && !hidden.has(code));
  const [chosen, setChosen] = useState(others[0]?.code ?? '');
  const found = others.find(({ code }) => code === chosen);
  const texts = useOccupationTexts([role.code, chosen]);
  if (!found)
    return (
      <Dialog open onClose={onClose} title="Compare two occupations">
        <p>You have hidden all the others. Bring one back below the list, and compare it here.</p>
      </Dialog>
    );
  const pair = [role, roleView(found, role.locations, facts)] as const;
  const lines = pair.map((each) => cardFacts(each, facts));
  const rows: [label: string, cells: ReactNode[]][] = [
    ['What it is', pair.map((each) => texts[each.code]?.summary ?? each.description)],
    ['Score', pair.map(scoreLine)],
    ['What speaks for it', pair.map((each) => reasonLines(each, 'speakFor'))],
    ['What speaks against it', pair.map((each) => reasonLines(each, 'speakAgainst'))],
    ...(lines[0] ?? []).map(({ label }): [string, ReactNode[]] => [
      label,
      lines.map((own) => {
        const fact = own.find((other) => other.label === label);
        if (!fact?.value) return <NotAvailable />;
        return (
          <>
            <b>{fact.value}</b>
            {fact.note && <small> {fact.note}</small>}
          </>
        );
      }),
    ]),
  ];
  return (
    <Dialog open onClose={onClose} title="Compare two occupations" width="wide">
      <SelectField
        label={`${role.title} beside`}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {others.map(({ code, title }) => (
          <option key={code} value={code}>
            {nameOf(code, title)}
          </option>
        ))}
      </SelectField>
      <table className={css.table} aria-label="Two occupations side by side">
        <thead>
          <tr>
            <td />
            {pair.map(({ code, title }) => (
              <th key={code} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, side) => (
                <td key={pair[side]!.code}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MatchSources />
    </Dialog>
  );
}

const scoreLine = (role: RoleView): ReactNode => (
  <>
    <b>{role.finalScore.toFixed(1)}</b> of 100
    <small>
      {dimensions.map((dimension) => (
        <Fragment key={dimension}>
          <br />
          {dimensionName[dimension]} {Math.round(role[`${dimension}Score`])}
        </Fragment>
      ))}
    </small>
  </>
);

function reasonLines({ receipts }: RoleView, side: 'speakFor' | 'speakAgainst'): ReactNode {
  const reasons = reasonsOf(receipts)[side];
  if (reasons.length === 0) return receipts.length === 0 ? <NotAvailable /> : 'Nothing clear';
  return (
    <ul className={css.reasons}>
      {reasons.map(({ part, text }) => (
        <li key={part}>{text}</li>
      ))}
    </ul>
  );
}
