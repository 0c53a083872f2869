import { QueryClient } from '@tanstack/react-query';

/** Server state. Retries belong to the transport alone: here they would multiply (D-09). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
