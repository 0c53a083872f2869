import { Link } from 'react-router-dom';
import { fieldNames } from '#shared/occupations/fields.ts';
import { plainNames, slugOf } from '#shared/occupations/names.ts';
import { paths } from '#web/paths.ts';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { byField } from './by-field.ts';
import css from './OccupationsPage.module.css';
import { OccupationSearch } from './search/OccupationSearch.tsx';

const fields = byField(plainNames);

/** /occupations: every occupation, by name and by field; all of it stands in the page (D-87). */
export default function OccupationsPage() {
  return (
    <Page width="wide">
      <PageHeader
        title="All occupations"
        lead={`${Object.keys(plainNames).length} kinds of work in plain words: what you do all day, what it pays, how it will change, and how you get in.`}
      />
      <OccupationSearch />
      <nav aria-label="Fields of work" className={css.fields}>
        <ul>
          {fields.map(({ field, occupations }) => (
            <li key={field}>
              <a href={`#field-${field}`}>{fieldNames[field]}</a> <small>{occupations.length}</small>
            </li>
          ))}
        </ul>
      </nav>
      {fields.map(({ field, occupations }) => (
        <Section key={field} id={`field-${field}`} look="ruled" title={fieldNames[field] ?? field}>
          <ul className={css.occupations}>
            {occupations.map((name) => (
              <li key={name}>
                <Link to={paths.occupation(slugOf(name))}>{name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
