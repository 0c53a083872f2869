import { landingMinutes } from '#shared/assessment/stages.ts';
import { sources } from '#shared/occupations/sources.ts';
import css from './HeroSection.module.css';
import map from './occupation-map.json' with { type: 'json' };

/** Below the map: what a person gets, and what it is based on. */
export const Legend = () => (
  <dl className={css.legend}>
    <div>
      <dt>Asked</dt>
      <dd>
        {`${landingMinutes} minutes in three stages, saved as you go. `}
        <a href="#assessment-process">Try the first six</a>
      </dd>
    </div>
    <div>
      <dt>Ranked</dt>
      <dd>{`${map.count} occupations of ${sources.onet.release}, none left out.`}</dd>
    </div>
    <div>
      <dt>Priced</dt>
      <dd>{`Wages: ${sources.oews.release}. Demand: ${sources.projections.release}.`}</dd>
    </div>
    <div>
      <dt>Explained</dt>
      <dd>Every score is a sum that you can trace back to your answers.</dd>
    </div>
  </dl>
);
