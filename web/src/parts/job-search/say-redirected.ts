import { product } from '#shared/product.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** DSH-22: the link itself opens the job site in a new tab, and costs nothing (D-95). */
export const sayRedirected = (): void => void toast({ title: `You were redirected to ${product.jobSearch.name}.` });
