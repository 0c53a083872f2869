import type { ReactNode } from 'react';
import { capital, compact, signedPercent, usd } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import { openingsText } from '#shared/occupations/openings-text.ts';
import type { OccupationPage } from '#shared/occupations/page.ts';
import { outlookWord } from '#shared/occupations/page-words.ts';
import type { SourceId } from '#shared/occupations/sources.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { Stat } from '#web/ui/figures/Stat.tsx';
import { StatRow } from '#web/ui/figures/StatRow.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './AtAGlance.module.css';

const from = (id: SourceId) => <SourceNote source={sourceNote(id)} />;

/** The occupation in four figures; details follow below. */
export function AtAGlance({ page: { market, wayIn } }: { page: OccupationPage }) {
  const { wageP50, growth, openings, exposure } = market.figures;
  const group = market.group ? ', of a wider group' : '';
  const free = openings === null ? '' : `, ${openingsText(openings, compact)} openings a year`;
  return (
    <section aria-label="At a glance">
      <StatRow className={css.glance}>
        <Glance label="Median pay a year" value={wageP50 === null ? null : usd(wageP50)} source={from('oews')}>
          half earn more{group}
        </Glance>
        <Glance label="Outlook" value={growth === null ? null : outlookWord(growth)} source={from('projections')}>
          {growth === null ? '' : `${signedPercent(growth)} jobs in ten years${free}${group}`}
        </Glance>
        <Glance
          label="Automation risk"
          value={exposure === null ? null : automationRiskName[automationRisk(exposure)]}
          source={from('exposure')}
        >
          {automationRiskText(exposure ?? 0)}
        </Glance>
        <Glance label="License" value={capital(wayIn.licence.need)} source={from(wayIn.licence.source)}>
          usual education: {wayIn.education.level.toLowerCase()}
        </Glance>
      </StatRow>
    </section>
  );
}

interface GlanceProps {
  label: string;
  /** null is "not available" */
  value: string | null;
  source: ReactNode;
  /** what the figure means */
  children: ReactNode;
}

const Glance = ({ label, value, source, children }: GlanceProps) => (
  <li>
    <Stat
      label={label}
      value={<span className={css.words}>{value ?? <NotAvailable />}</span>}
      note={
        value !== null && (
          <>
            <p>{children}</p>
            {source}
          </>
        )
      }
    />
  </li>
);
