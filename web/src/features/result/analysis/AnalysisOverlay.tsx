import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { analysisRoutes } from '#shared/analysis/contract.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { AnalysisResults } from './AnalysisResults.tsx';
import { providerText } from './provider-text.ts';

/**
 * AI Career Analysis over the page: open, analyzing, results; locked while AI text is switched off (RES-20, RES-21,
 * D-26).
 */
export default function AnalysisOverlay({ resultId, onClose }: { resultId: string; onClose: () => void }) {
  const [started, setStarted] = useState(false);
  const provider = useRetried(useQuery(query(analysisRoutes, 'getProvider', {})));
  const analysis = useRetried(
    useQuery({
      ...query(analysisRoutes, 'writeAnalysis', { result_id: resultId }),
      enabled: started,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const { data, error } = analysis;

  useEffect(() => {
    if (started && data) toast({ title: 'AI Analysis Complete', tone: 'good' });
  }, [started, data]);

  return (
    <Dialog open onClose={onClose} title="AI Career Analysis" width="wide">
      {data ? (
        <AnalysisResults analysis={data} />
      ) : provider.isPending ? (
        <Loading label="Opening the analysis" />
      ) : provider.error ? (
        <ErrorNotice
          title="The analysis cannot be opened"
          message="The server did not answer. Your result is not affected."
          onRetry={() => void provider.refetch()}
          retrying={provider.isFetching}
        />
      ) : provider.data.provider === null ? (
        <Notice title="AI analysis is temporarily disabled">
          It is switched off here for the moment. Everything else on this page works without it.
        </Notice>
      ) : error || analysis.isFetching ? (
        <Stack gap={4}>
          {error && (
            <ErrorNotice
              title="No analysis was written"
              message="What came back could not be read as an analysis, or nothing came back. Your result is not affected."
              onRetry={() => void analysis.refetch()}
              retrying={analysis.isFetching}
            />
          )}
          {analysis.isFetching && <Loading label="Analyzing your result" rows={3} />}
        </Stack>
      ) : (
        <Stack gap={4}>
          <p>
            A reading of this result in words: what pulls together, what contradicts, how each of your first five
            matches differs from the rest, and what to try this week. Every sentence names the figures it rests on.
          </p>
          <p>
            <small>{providerText[provider.data.provider]}</small>
          </p>
          <div>
            <Button variant="primary" onClick={() => setStarted(true)}>
              Start the analysis
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
