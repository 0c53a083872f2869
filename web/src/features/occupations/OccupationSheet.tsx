import { Link } from 'react-router-dom';
import { fieldName, fieldOf } from '#shared/occupations/fields.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import type { OccupationPage } from '#shared/occupations/page.ts';
import { occupationLead } from '#shared/occupations/page-words.ts';
import { HiddenNote } from '#web/parts/marks/HiddenNote.tsx';
import { SaveButton } from '#web/parts/marks/SaveButton.tsx';
import { useMarkOccupation, useMarks } from '#web/parts/marks/use-marks.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { OutlookRows, Scope, WorkRows } from '#web/parts/occupation-figures/MarketFigures.tsx';
import { Pay } from '#web/parts/occupation-figures/Pay.tsx';
import { WayIn } from '#web/parts/occupation-figures/WayIn.tsx';
import { paths } from '#web/paths.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Fit } from './fit/Fit.tsx';
import { Neighbours } from './Neighbours.tsx';
import css from './OccupationSheet.module.css';
import { SkillLists } from './SkillLists.tsx';

/** The page of one occupation. Sections without data are left out. */
export function OccupationSheet({ page }: { page: OccupationPage }) {
  const field = fieldOf(page.code);
  const { hidden } = useMarks();
  const mark = useMarkOccupation();
  return (
    <Page>
      <PageHeader
        eyebrow={
          <>
            <Link to={paths.occupations()}>Occupations</Link> ·{' '}
            <Link to={paths.occupations(field)}>{fieldName(page.code)}</Link>
          </>
        }
        title={page.name}
        lead={occupationLead(page)}
        actions={<SaveButton occupation={page} />}
      />
      {hidden.has(page.code) && <HiddenNote name={page.name} onUndo={() => mark(page, null)} />}
      <AtAGlance page={page} />
      {page.text && (
        <Section look="ruled" title="What a day asks">
          <ul className={css.day}>
            {page.text.day.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section look="ruled" title="Your fit">
        <Fit code={page.code} />
      </Section>
      <Section look="ruled" title="Pay">
        <Scope market={page.market} />
        <Pay market={page.market} />
      </Section>
      <Section look="ruled" title="Outlook">
        <dl>
          <OutlookRows market={page.market} />
        </dl>
      </Section>
      <Section
        look="ruled"
        title="AI and where you work"
        lead="How much of the work AI tools can touch says how the work may change. It does not say how many jobs will go."
      >
        <dl>
          <WorkRows market={page.market} />
        </dl>
      </Section>
      <Section look="ruled" title="The way in">
        <WayIn wayIn={page.wayIn} />
      </Section>
      <SkillLists page={page} />
      {page.neighbours.length > 0 && (
        <Section
          look="ruled"
          title="Neighbors on the map"
          lead="Work that is close to this: other places that the same interests and skills can lead to."
        >
          <Neighbours page={page} />
        </Section>
      )}
      <footer className={css.official}>
        <p>
          Official title: {page.title} ({page.code}).
          {page.otherNames.length > 0 && ` Also called ${page.otherNames.join(', ')}.`}
        </p>
        <SourceNote source={sourceNote('onet')} />
        <p>
          <Link to={paths.dataSources()}>All sources and licenses</Link>
        </p>
      </footer>
    </Page>
  );
}
