import { QueryClient } from '@tanstack/react-query';

/** Server state. Only the transport retries; retries here would multiply them (D-09). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
