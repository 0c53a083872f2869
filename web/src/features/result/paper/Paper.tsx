import { createPortal } from 'react-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { useGists } from '#web/parts/occupation-texts/use-gists.ts';
import { PaperSheets } from './PaperSheets.tsx';
import { usePrinting } from './use-printing.ts';

/** The result as a document of its own: what a browser prints instead of the page. */
export function Paper({ result }: { result: ResultBody }) {
  const gists = useGists(result.roles.map(({ code }) => code));
  const printing = usePrinting();
  return printing && createPortal(<PaperSheets result={result} gists={gists} />, document.body);
}
