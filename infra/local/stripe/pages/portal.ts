import type { PageAnswer } from './pages.ts';
export const portalRoute = (): PageAnswer => ({ status: 404 });
