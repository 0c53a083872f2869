import { dateTime } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { LatestResult } from '#web/parts/latest-result/latest-result.ts';
import { useGists } from '#web/parts/occupation-texts/use-gists.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import css from './ResultList.module.css';

/** The latest results, newest first (DSH-15, DSH-16, DSH-17). */
export function ResultList({ results }: { results: readonly LatestResult[] }) {
  const gists = useGists(results.flatMap(({ top_roles: [role] }) => role?.code ?? []));
  return (
    <>
      <ol className={css.results}>
        {results.map((result) => {
          const when = dateTime(result.created_at);
          const [role] = result.top_roles;
          const [field] = result.top_clusters;
          return (
            <li key={result.id} className={css.result}>
              <div className={css.words}>
                <p className={css.line}>
                  <time dateTime={result.created_at} className={css.date}>
                    {when}
                  </time>
                  <ScoreBadge score={result.final_score} of="Match" />
                </p>
                <p className={css.role}>{role ? nameOf(role.code, role.title) : 'Top role not available'}</p>
                {role && <p className={css.gist}>{gists.get(role.code)}</p>}
                {field && <p className={css.field}>{field.name}</p>}
              </div>
              <div className={css.ways}>
                <ButtonLink variant="quiet" to={paths.result(result.id)} aria-label={`View Details of ${when}`}>
                  View Details
                </ButtonLink>
                <Button variant="quiet" aria-label={`Get Report of ${when}`} onClick={() => sayComing(result.id)}>
                  Get Report
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <Source kind="modelled" text="each from your answers of that day and published figures" />
    </>
  );
}

/** The specified text, and what is available today (D-64). */
const sayComing = (resultId: string) =>
  toast({ title: 'Feature Coming Soon', link: { label: 'Open result', to: paths.result(resultId, 'report') } });
