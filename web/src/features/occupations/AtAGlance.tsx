import { compact, month, signedPercent, usd } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName } from '#shared/occupations/automation-risk.ts';
import type { OccupationPage } from '#shared/occupations/page.ts';
import { outlookWord } from '#shared/occupations/page-words.ts';
import { type SourceId, sources } from '#shared/occupations/sources.ts';
import { NotAvailable } from '#web/ui/NotAvailable.tsx';
import { Stat } from '#web/ui/Stat.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import css from './AtAGlance.module.css';

const from = (id: SourceId): string => `${sources[id].kind}, ${month(sources[id].date)}`;

/** The occupation in four figures; where each is from stands with it in full below. */
export function AtAGlance({ page: { market, wayIn } }: { page: OccupationPage }) {
  const { wageP50, growth, openings, exposure } = market.figures;
  const ofGroup = market.group ? ', of a wider group' : '';
  return (
    <StatRow className={css.glance}>
      <li>
        <Stat
          label="Median pay a year"
          value={<Words>{wageP50 === null ? null : usd(wageP50)}</Words>}
          note={wageP50 === null ? undefined : `half earn more${ofGroup}; ${from('oews')}`}
        />
      </li>
      <li>
        <Stat
          label="Outlook"
          value={<Words>{growth === null ? null : outlookWord(growth)}</Words>}
          note={
            growth === null
              ? undefined
              : `${signedPercent(growth)} jobs in ten years${openings === null ? '' : `, ${compact(openings)} openings a year`}${ofGroup}; ${from('projections')}`
          }
        />
      </li>
      <li>
        <Stat
          label="Automation risk"
          value={<Words>{exposure === null ? null : automationRiskName[automationRisk(exposure)]}</Words>}
          note={
            exposure === null
              ? undefined
              : `AI tools can touch ${Math.round(exposure * 100)}% of the tasks; ${from('exposure')}`
          }
        />
      </li>
      <li>
        <Stat
          label="License"
          value={<Words>{capital(wayIn.licence.need)}</Words>}
          note={`usual education: ${wayIn.education.level.toLowerCase()}; ${from(wayIn.education.source)}`}
        />
      </li>
    </StatRow>
  );
}

const Words = ({ children }: { children: string | null }) => (
  <span className={css.words}>{children ?? <NotAvailable />}</span>
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
