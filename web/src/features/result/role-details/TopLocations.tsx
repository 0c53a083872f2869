import { compact, usd } from '#shared/lib/format.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { sourceNote, widerGroupText } from '#shared/occupations/figures.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { stateOf } from '#shared/occupations/places.ts';
import type { StateFigure } from '#shared/occupations/states.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import { chosenStates, isUsReference, statePlaces } from '../chosen-places.ts';
import { useStateFigures } from '../role/occupation-parts.ts';
import css from './TopLocations.module.css';

interface TopLocationsProps {
  facts: Facts | null;
  code: string;
  /** the person's own places */
  places: readonly string[];
}

/** Where the occupation pays best and employs most, and the states of the person's own cities. */
export function TopLocations({ facts, code, places }: TopLocationsProps) {
  const { data, isError, isFetching, refetch } = useStateFigures(facts !== null);
  const index = facts && indexOfCode(facts, code);
  const figureGroup = (facts && index !== null && facts.figureGroup[index]) || 1;
  const figures = index === null ? undefined : data?.(index);
  return (
    <Stack gap={4}>
      {places.length > 0 && (
        <p>
          You could work in: <b>{places.join(' · ')}</b>
        </p>
      )}
      {figures ? (
        <StateLists figures={figures} places={places} group={widerGroupText(figureGroup)} />
      ) : isError ? (
        <ErrorNotice
          message="The figures by state could not be loaded."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : facts ? (
        <Loading label="Loading the figures by state" />
      ) : (
        <p>Figures by state: not available just now.</p>
      )}
    </Stack>
  );
}

interface StateListsProps {
  figures: readonly StateFigure[];
  places: readonly string[];
  /** label for figures of a wider group */
  group: string | null;
}

function StateLists({ figures, places, group }: StateListsProps) {
  const { bestPaying, mostEmploying, chosen } = statePlaces(figures, chosenStates(places));
  return (
    <>
      {isUsReference(places) && (
        <p>
          <small>None of your places is in the United States: these states are a reference.</small>
        </p>
      )}
      <div className={css.lists}>
        {chosen.length > 0 && <StateRows title="Your states" figures={chosen} mine />}
        <StateRows title="Best-paying states" figures={bestPaying} />
        <StateRows title="Most people employed" figures={mostEmploying} />
      </div>
      <p>
        <small>Median yearly pay before tax, and how many {group ? `people: ${group}` : 'do this work'}.</small>
      </p>
      <SourceNote source={sourceNote('oews')} />
    </>
  );
}

function StateRows(props: { title: string; figures: readonly StateFigure[]; mine?: boolean }) {
  const { title, figures, mine = false } = props;
  return (
    <div>
      <h5>{title}</h5>
      {figures.length === 0 ? (
        <p>
          <NotAvailable />
        </p>
      ) : (
        <ul className={css.states}>
          {figures.map((figure) => (
            <li key={figure.state} data-mine={mine}>
              <span>{stateOf(figure.state)?.name ?? figure.state}</span>
              <span className={css.value}>
                {figure.median === null ? 'pay not available' : usd(figure.median)}
                <small>
                  {figure.employment === null ? 'employment not available' : `${compact(figure.employment)} people`}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
