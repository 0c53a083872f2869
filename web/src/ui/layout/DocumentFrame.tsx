import css from './DocumentFrame.module.css';

/** A document to be read in a dialog, in a frame that may do nothing (D-38). As high as a phone has room for. */
export const DocumentFrame = ({ title, html }: { title: string; html: string }) => (
  <iframe className={css.frame} title={title} sandbox="" srcDoc={html} />
);
