import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Within a link that opens a new tab, for whoever does not see the tab appear. */
export const NewTabNote = () => <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
