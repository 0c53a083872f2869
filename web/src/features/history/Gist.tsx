import { inSentence } from '#shared/lib/in-sentence.ts';
import { useGists } from '#web/parts/occupation-texts/use-gists.ts';
import css from './AssessmentCard.module.css';

/** What the work of the best match is. Its text loads later, into space kept for it. */
export function Gist({ code, name }: { code: string; name: string }) {
  const gist = useGists([code]).get(code);
  return <p className={css.gist}>{gist && `${name}: ${inSentence(gist)}`}</p>;
}
