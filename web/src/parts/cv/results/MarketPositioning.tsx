import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import css from './ResultsView.module.css';

/** Which of an occupation's usual requirements the CV names. */
export const MarketPositioning = ({ market }: { market: CvAnalysis['market_positioning'] }) => (
  <>
    {market.competitiveness === null || !market.measured_against ? (
      <Notice title="Competitiveness: not available">
        {market.which
          ? 'We are not sure which occupation your present title is, so there is nothing to compare your CV with yet.'
          : 'Your CV names no job title, so there is nothing to compare it with. Name the role you are aiming for under “Career Goals”, in the words of job postings.'}
      </Notice>
    ) : (
      <>
        <p>
          Compared with <b>{market.measured_against.title}</b>,{' '}
          {market.measured_against.basis === 'target' ? 'the role you aim at' : 'your present or last position'}: how
          much of what the occupation usually asks your CV names. This is not your chance of being hired.
        </p>
        <ul className={css.parts}>
          {market.parts.map(({ part, label, points, of, why }) => (
            <li key={part}>
              <b>{label}</b>
              <b>
                {points} of {of}
              </b>
              <span>{why}</span>
            </li>
          ))}
        </ul>
      </>
    )}
    {market.unique_value_proposition && <p>{market.unique_value_proposition}</p>}
  </>
);
