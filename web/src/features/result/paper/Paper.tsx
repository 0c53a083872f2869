import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { OnPaper } from './OnPaper.tsx';
import { PaperSheets } from './PaperSheets.tsx';

/** The printed result. */
export default function Paper({ result }: { result: ResultBody }) {
  return (
    <OnPaper codes={result.roles.map(({ code }) => code)}>
      {(gists) => <PaperSheets result={result} gists={gists} />}
    </OnPaper>
  );
}
