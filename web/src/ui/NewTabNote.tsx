import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Inside a link that opens a new tab, for people who cannot see the tab appear. */
export const NewTabNote = () => <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
