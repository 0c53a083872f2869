import { useMemo, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Matches } from '../Matches.tsx';
import { roleView } from '../role/role-view.ts';
import { RoleDialog } from '../role-details/RoleDialog.tsx';
import { SAMPLE_ID } from '../sample/sample-id.ts';
import { testOccupations } from './test-occupations.data.ts';

const roles = testOccupations.map((role) => roleView(role, [], null));
const viewOf = (code: string | null) => roles.find((role) => role.code === code) ?? null;

/** The flip test (RES-17): the same list of matches, with two test occupations. */
export default function FlippedMatches({ result }: { result: ResultBody }) {
  const [selected, setSelected] = useState(testOccupations[0]!.code);
  const [opened, setOpened] = useState<string | null>(null);
  // belongs to nobody, like a sample, so that nothing about it is asked of the server
  const given = useMemo(() => ({ ...result, id: SAMPLE_ID, roles: testOccupations }), [result]);
  const role = { result: given, facts: null, answers: null };
  return (
    <>
      <Notice tone="warn" title="Flip test: these are test occupations, not your matches" live>
        Nothing of your result has changed. The switch is at the end of this page.
      </Notice>
      <Matches {...role} roles={roles} selected={viewOf(selected)} onSelect={setSelected} onOpen={setOpened} test />
      <RoleDialog {...role} role={viewOf(opened)} moved={false} onClose={() => setOpened(null)} />
    </>
  );
}
