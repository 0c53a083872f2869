import { Link } from 'react-router-dom';
import type { SharedResult as Shared } from '#shared/assessment/shared-result.ts';
import { day, percent, signedPercent, usd } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName } from '#shared/occupations/automation-risk.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { sources } from '#shared/occupations/sources.ts';
import { sourceText } from '#web/parts/occupation-figures/source-text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Meter } from '#web/ui/figures/Meter.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { FieldList } from '../directions/FieldList.tsx';
import { useRoleAddress } from '../role/use-role-address.ts';
import { dimensionMeaning } from '../score/wording.ts';
import { SharedPaper } from './SharedPaper.tsx';
import css from './SharedResult.module.css';
import { SharedRole } from './SharedRole.tsx';

const figure = (value: number | null, format: (value: number) => string) =>
  value === null ? 'not published' : format(value);
const riskOf = ({ opportunity }: Shared['roles'][number]) =>
  figure(opportunity.ai_exposure, (share) => automationRiskName[automationRisk(share)]);
const { oews, projections, exposure } = sources;

/** A shared result as others see it (D-17): read-only, and revealing no answer. */
export default function SharedResult({ result }: { result: Shared }) {
  const { scores, roles, scoring_meta: meta } = result;
  const address = useRoleAddress();
  const phone = useMedia('(max-width: 30rem)'); // five columns do not fit
  return (
    <Page width="wide">
      <PageHeader
        eyebrow={`Career assessment of ${day(result.created_at)}`}
        title="A result shared with you"
        lead="Which fields and occupations suit the person who shared this, and what the labor market says of them."
        actions={<ButtonLink to={paths.newAssessment()}>Take your own assessment</ButtonLink>}
      />
      <Notice title="Read-only">
        You see the ranking. The answers, the profile and the reasons behind it stay with the person, who can stop
        sharing at any time.
      </Notice>
      <Section look="ruled" title={roles[0] ? `Best match: ${nameOf(roles[0].code, roles[0].title)}` : 'Scores'}>
        <Stack gap={4}>
          <Meter label="Overall score" value={scores.final} />
          <Meter label="Fit" hint={dimensionMeaning.fit} value={scores.fit} />
          <Meter label="Opportunity" hint={dimensionMeaning.opportunity} value={scores.opportunity} />
          <Meter label="Feasibility" hint={dimensionMeaning.feasibility} value={scores.feasibility} />
          <Source
            kind="modelled"
            text={`from the person’s answers and published figures, ${day(meta.scoringTime)}, with model ${meta.modelVersion} on data ${meta.dataVersion}`}
          />
        </Stack>
      </Section>
      <Section look="ruled" title="Fields first" lead="Fields in one bracket are too close to tell apart.">
        <FieldList clusters={result.clusters} />
      </Section>
      <Section look="ruled" title="The best matches">
        <Stack gap={3}>
          <DataTable
            caption="Best first; pay is per year in US dollars, before tax, for the whole United States"
            columns={[
              {
                header: 'Occupation',
                cell: (role) => (
                  <>
                    <Link {...address.linkTo(role.code)}>{nameOf(role.code, role.title)}</Link>
                    {phone && <p className={css.risk}>{riskOf(role)} automation risk</p>}
                  </>
                ),
                rowHeader: true,
              },
              { header: 'Score', cell: ({ final_score }) => percent(final_score), align: 'end' },
              { header: 'Median pay', cell: ({ opportunity }) => figure(opportunity.salary_p50, usd), align: 'end' },
              { header: 'Growth', cell: ({ opportunity }) => figure(opportunity.growth, signedPercent), align: 'end' },
              ...(phone ? [] : [{ header: 'Automation risk', cell: riskOf }]),
            ]}
            rows={roles}
            rowKey={({ code }) => code}
          />
          <Source kind={oews.kind} text={`Pay: ${sourceText(oews)}`} />
          <Source kind={projections.kind} text={`Growth of employment over ten years: ${sourceText(projections)}`} />
          <Source
            kind={exposure.kind}
            text={`Automation risk, by the share of tasks that AI tools can touch, not jobs lost: ${sourceText(exposure)}`}
          />
        </Stack>
      </Section>
      <SharedRole address={address} roles={roles} />
      <SharedPaper result={result} />
    </Page>
  );
}
