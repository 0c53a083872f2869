import css from './DocumentFrame.module.css';

/** A document inside a dialog, in a sandboxed frame (D-38), sized for phones. */
export const DocumentFrame = ({ title, html }: { title: string; html: string }) => (
  <iframe className={css.frame} title={title} sandbox="" srcDoc={html} />
);
