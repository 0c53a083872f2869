import { useMedia } from '#web/ui/use-media.ts';

/** Whether list and details do not fit beside each other, so that details open over the page. */
export const useNarrow = (): boolean => useMedia('(max-width: 899px)');
