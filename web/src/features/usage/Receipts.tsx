import { Link } from 'react-router-dom';
import { dateTime } from '#shared/lib/format.ts';
import { featureName } from '#shared/plans/catalogue.ts';
import type { UsageSummary } from '#web/parts/billing/usage-summary.ts';
import { paths } from '#web/paths.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './Receipts.module.css';

/** What every unit produced, with a link to it. */
export function Receipts({ receipts }: Pick<UsageSummary, 'receipts'>) {
  return (
    <Stack as="section" gap={4} aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      {receipts.length === 0 ? (
        <p>Nothing used yet. Every unit you use is listed here with what it produced.</p>
      ) : (
        <ol className={css.list}>
          {receipts.map((receipt) => (
            <li key={receipt.id}>
              <span>{receipt.title}</span>
              <span className={css.detail}>{unitsText(receipt)}</span>
              <time className={css.detail} dateTime={receipt.at}>
                {dateTime(receipt.at)}
              </time>
              {receipt.result_id && (
                <Link
                  to={paths.result(receipt.result_id)}
                  className={css.link}
                  aria-label={`View Results of ${dateTime(receipt.at)}`}
                >
                  View Results
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

/** A receipt's feature, unless its title starts with that name. */
function unitsText({ amount, feature, title }: UsageSummary['receipts'][number]): string {
  const units = `${amount} ${amount === 1 ? 'unit' : 'units'}`;
  return title.startsWith(featureName[feature]) ? units : `${units} of ${featureName[feature]}`;
}
