import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { isDenied } from '#shared/plans/metered-route.ts';
import { invalidate } from '#web/api/operation.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { costText } from '#web/parts/billing/cost-text.ts';
import { UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { storedAnswers } from '#web/parts/engine/stored-answers.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import type { RoleView } from '../role/role-view.ts';
import { homeOf } from './home.ts';
import { SalaryComparison } from './SalaryComparison.tsx';
import { salaryComparison } from './salary-query.ts';

interface SalariesDialogProps {
  result: ResultBody;
  role: RoleView;
  onClose: () => void;
}

/** The states of the salary comparison: loading, denied by the plan, failed with a retry, and the comparison. */
export default function SalariesDialog({ result, role, onClose }: SalariesDialogProps) {
  const { data, error, isFetching, refetch } = useRetried(useQuery(salaryComparison(role.id)));
  const home = useMemo(() => homeOf(storedAnswers(result.raw_assessment_data), role.locations), [result, role]);
  const delivered = data !== undefined && !isDenied(data);

  useEffect(() => {
    if (delivered) void invalidate('getUsageSummary'); // GAT-10
  }, [delivered]);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: SAL-04 wants the entry
    if (error) console.error('The salaries could not be loaded.', error);
  }, [error]);

  if (data && isDenied(data))
    return (
      <UpgradeDialog feature="salary_searches" denial={data} onClose={onClose}>
        <p>Occupations that you compared in the last 24 hours open again and cost nothing.</p>
      </UpgradeDialog>
    );
  return (
    <Dialog open onClose={onClose} title={`Salaries: ${role.title}`} width="wide">
      {delivered ? (
        <SalaryComparison comparison={data} home={home} />
      ) : error ? (
        <ErrorNotice
          title="Could not load salaries"
          message={`${costText(error)} The rest of your result is not affected.`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label={`Loading salaries of ${role.title}`} rows={6} />
      )}
    </Dialog>
  );
}
