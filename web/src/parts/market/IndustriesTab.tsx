import { signedPercent } from '#shared/lib/format.ts';
import type { Overview } from '#shared/market/overview.ts';
import { Meter } from '#web/ui/figures/Meter.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import { FigureSources } from './FigureSources.tsx';
import css from './IndustriesTab.module.css';
import { IndustryReport } from './IndustryReport.tsx';
import { IndustryTrend } from './IndustryTrend.tsx';
import { inOrder } from './wording.ts';

type Industry = Overview['industryHealth'][number];

const OPPORTUNITIES = 3;

/** The state of the industries (MKT-07), each with a trend and a report (D-70). */
export const IndustriesTab = ({ overview }: { overview: Overview }) => (
  <Stack gap={5}>
    <p className={css.lead}>
      A report uses up one of your plan’s industry reports. A live trend uses up one of its real-time trends; the same
      industry again within 24 hours costs nothing.
    </p>
    <ul className={css.industries}>
      {inOrder(overview.industryHealth, ({ healthScore }) => healthScore).map((industry) => (
        <li key={industry.industry}>
          <IndustryCard industry={industry} />
        </li>
      ))}
    </ul>
    <FigureSources
      overview={overview}
      figures={[
        ['Health', 'industryHealth.healthScore'],
        ['Hiring velocity', 'industryHealth.hiringVelocity'],
        ['Salary trend', 'industryHealth.avgSalaryTrend'],
        ['Key skills', 'industryHealth.keySkills'],
        ['Opportunities', 'industryHealth.opportunities'],
      ]}
    />
  </Stack>
);

const IndustryCard = ({ industry: of }: { industry: Industry }) => {
  const { industry, healthScore, hiringVelocity, avgSalaryTrend, keySkills, opportunities } = of;
  return (
    <Stack gap={3} as="article">
      <h4>{industry}</h4>
      <Meter label="Health" value={healthScore} format={(value) => `${Math.round(value)}/100`} />
      <dl className={css.facts}>
        <Fact
          name="Hiring velocity"
          text={hiringVelocity === null ? null : `${signedPercent(hiringVelocity)} a year`}
        />
        <Fact name="Salary trend" text={avgSalaryTrend === null ? null : signedPercent(avgSalaryTrend)} />
        <Fact name="Key skills" text={keySkills.join(', ') || null} />
        <Fact name="Opportunities" text={opportunities.slice(0, OPPORTUNITIES).join(', ') || null} />
      </dl>
      <Cluster gap={2} className={css.actions}>
        <IndustryTrend industry={industry} />
        <IndustryReport industry={industry} />
      </Cluster>
    </Stack>
  );
};

const Fact = ({ name, text }: { name: string; text: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text ?? <NotAvailable />}</dd>
  </div>
);
