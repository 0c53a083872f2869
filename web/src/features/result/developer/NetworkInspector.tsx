import { useLoggedRequests } from '#web/api/request-log.ts';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import css from './NetworkInspector.module.css';

/** The page's latest requests, newest first, without personal data (RES-18, D-35). */
export function NetworkInspector() {
  const requests = useLoggedRequests();
  return (
    <DataTable
      caption="The last 10 requests to the API, newest first"
      columns={[
        { header: 'Method', cell: ({ method }) => <code>{method}</code> },
        { header: 'Path', cell: ({ template }) => <code className={css.path}>{template}</code>, rowHeader: true },
        { header: 'Status', cell: ({ outcome }) => outcome ?? 'under way', align: 'end' },
        { header: 'Duration', cell: ({ ms }) => (ms === null ? '–' : `${Math.round(ms)} ms`), align: 'end' },
      ]}
      rows={requests.toReversed()}
      rowKey={({ number }) => String(number)}
      empty="None yet"
    />
  );
}
