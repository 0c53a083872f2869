import { DashboardPanel } from '#web/parts/latest-result/DashboardPanel.tsx';
import { useLatestResults } from '#web/parts/latest-result/latest-results.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

/** A subscriber's own panel on the landing page, with its own call. */
export default function LivePanel() {
  const latest = useLatestResults();
  return (
    <Stack gap={5}>
      <DashboardPanel latest={latest} />
      <p>
        <ButtonLink to={paths.dashboard()}>Open the dashboard</ButtonLink>
      </p>
    </Stack>
  );
}
