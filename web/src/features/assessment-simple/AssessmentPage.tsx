import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SIMPLE_VARIANT } from '#shared/assessment/simple-bank.ts';
import { queryKey } from '#web/api/operation.ts';
import { LATEST_RESULT_KEY } from '#web/parts/assessment/saving/answer-store.ts';
import { localStore } from '#web/session/device/local-store.ts';
import { useSession } from '#web/session/session.ts';
import { loadSimpleBank } from './item-bank.ts';
import { COMPLETE, Complete } from './runner/Complete.tsx';
import { Initializing } from './runner/Initializing.tsx';
import { Runner } from './runner/Runner.tsx';

const itemBank = queryOptions({
  queryKey: queryKey('getItemBank', { variant: SIMPLE_VARIANT }),
  queryFn: loadSimpleBank,
  staleTime: Number.POSITIVE_INFINITY,
});

/** /career-path/assessment: Reading B, and the public entry (NAV-11). Opening it starts or continues an assessment. */
export default function AssessmentPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const bank = useQuery(itemBank);
  const [ended] = useState(() => (params.get('step') === COMPLETE ? localStore.getItem(LATEST_RESULT_KEY) : null));
  if (!user) return null;
  // reloading the last view starts nothing new
  if (ended) return <Complete resultId={ended} />;
  if (!bank.isSuccess) return <Initializing />;
  return <Runner key={user.sub} sub={user.sub} bank={bank.data} />;
}
