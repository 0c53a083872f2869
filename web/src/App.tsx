import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import './session/visitor.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { queryClient } from './api/query-client.ts';
import { screens } from './routes.tsx';
import { AppRouter } from './shell/AppRouter.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';

/** The whole app, for the browser and for prerendering: only the router differs. */
export const App = ({ Router }: { Router: ComponentType<{ children: ReactNode }> }) => (
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router>
          <AppRouter screens={screens} />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>
);
