import { sourceName, sources } from '#shared/occupations/sources.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { figures } from '../figures.data.ts';
import { Section } from '../Section.tsx';
import { SampleRoles } from './SampleRoles.tsx';

const { leadership, technical, data } = figures.samples;

const tabs = [
  { id: 'leadership', label: 'Leadership', roles: leadership },
  { id: 'technical', label: 'Technical Skills', roles: technical },
  { id: 'data', label: 'Data Analytics', roles: data },
].map(({ roles, ...tab }) => ({ ...tab, content: <SampleRoles roles={roles} /> }));

/** Three directions with three roles each, as a result shows them (LND-21, LND-22). */
export const PreviewSection = () => (
  <Section
    id="interactive-preview"
    ground="sunken"
    title="What a match looks like"
    lead="Real occupations with their real figures; the matches are those of three invented people."
  >
    <Tabs label="Directions" tabs={tabs} />
    <div>
      <ButtonLink variant="primary" to={paths.applicationEntry()}>
        Start the full analysis
      </ButtonLink>
    </div>
    <Stack gap={2}>
      <Source
        kind="observed"
        text={`Salary range: the middle half of those who do the work. ${sourceName(sources.oews)}. United States.`}
      />
      <Source
        kind="modelled"
        text={`Demand: openings a year against all occupations, High for the upper third, Low for the lower. ${sourceName(sources.projections)}.`}
      />
      <Source kind="example" text="Match: our ranking engine on invented answers." />
    </Stack>
  </Section>
);
