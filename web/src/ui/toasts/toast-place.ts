import { store } from '#web/ui/store.ts';

/** A form offers its toasts a place in line, where they lie on none of its fields; null takes it back. */
export const { set: offerToastPlace, use: useToastPlace } = store<HTMLElement | null>(null);
