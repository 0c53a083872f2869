import type { SharedResult } from '#shared/assessment/shared-result.ts';
import { signedPercent, usd } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import { sourceNote, widerGroupText } from '#shared/occupations/figures.ts';
import { slugOf } from '#shared/occupations/names.ts';
import { FactRow, SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Meter } from '#web/ui/figures/Meter.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { NoSuchOccupation } from '../role/NoSuchOccupation.tsx';
import type { useRoleAddress } from '../role/use-role-address.ts';
import { dimensionMeaning } from '../score/wording.ts';

interface SharedRoleProps {
  address: ReturnType<typeof useRoleAddress>;
  roles: SharedResult['roles'];
}

/** One occupation of a shared result: its shared scores and figures, with a link to its page. */
export function SharedRole({ address, roles }: SharedRoleProps) {
  const { open, shown, name, close } = address;
  if (!open) return null;
  if (!shown || !name) return <NoSuchOccupation onClose={close} />;
  const place = roles.findIndex(({ code }) => code === shown.code);
  const role = roles[place];
  return (
    <Dialog
      key={shown.code}
      open
      onClose={close}
      title={name}
      width="wide"
      footer={
        <ButtonLink variant="primary" to={paths.occupation(slugOf(name))}>
          What the work is, and how to get in
        </ButtonLink>
      }
    >
      {role ? (
        <Stack gap={5}>
          <p>
            Number {place + 1} of the {roles.length} matches that were shared with you.
          </p>
          <Stack gap={4}>
            <Meter label="Overall score" value={role.final_score} />
            <Meter label="Fit" hint={dimensionMeaning.fit} value={role.fit_score} />
            <Meter label="Opportunity" hint={dimensionMeaning.opportunity} value={role.opportunity_score} />
            <Meter label="Feasibility" hint={dimensionMeaning.feasibility} value={role.feasibility_score} />
            <Source kind="modelled" text="from the person’s answers and published figures" />
          </Stack>
          <Figures opportunity={role.opportunity} />
        </Stack>
      ) : (
        <p>It is not among the {roles.length} matches that were shared with you.</p>
      )}
    </Dialog>
  );
}

function Figures({ opportunity }: Pick<SharedResult['roles'][number], 'opportunity'>) {
  const { salary_p50: pay, growth, ai_exposure: exposed } = opportunity;
  const group = widerGroupText(opportunity.figure_group ?? 1) ?? undefined;
  return (
    <dl>
      <FactRow
        label="Median pay a year"
        value={pay === null ? null : usd(pay)}
        note={group ?? 'United States, before tax'}
        source={<SourceNote source={sourceNote('oews')} />}
      />
      <FactRow
        label="Growth over ten years"
        value={growth === null ? null : signedPercent(growth)}
        note={group}
        source={<SourceNote source={sourceNote('projections')} />}
      />
      <FactRow
        label="Automation risk"
        value={exposed === null ? null : automationRiskName[automationRisk(exposed)]}
        note={automationRiskText(exposed ?? 0)}
        source={<SourceNote source={sourceNote('exposure')} />}
      />
    </dl>
  );
}
