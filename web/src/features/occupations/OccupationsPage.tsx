import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldNames } from '#shared/occupations/fields.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { OccupationLinks } from '#web/parts/marks/OccupationLinks.tsx';
import { SavedOccupations } from '#web/parts/marks/SavedOccupations.tsx';
import { useSession } from '#web/session/session.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { byField } from './by-field.ts';
import { OccupationSearch } from './search/OccupationSearch.tsx';

const fields = byField(plainNames);

/** /occupations: every occupation by name and by field, all of it prerendered (D-87). */
export default function OccupationsPage() {
  useOpenedByAddress();
  const { user } = useSession();
  return (
    <Page>
      <PageHeader
        title="All occupations"
        lead={`${Object.keys(plainNames).length} kinds of work in plain words: what you do all day, what it pays, how it will change, and how you get in.`}
      />
      <OccupationSearch />
      {user && (
        <Section look="ruled" title="Saved by you">
          <SavedOccupations />
        </Section>
      )}
      <Section look="ruled" title="By field">
        <div>
          {fields.map(({ field, occupations }) => (
            <Disclosure
              key={field}
              summary={
                <span>
                  {fieldNames[field]} <small>{occupations.length} occupations</small>
                </span>
              }
            >
              <OccupationLinks id={`field-${field}`} names={occupations} />
            </Disclosure>
          ))}
        </div>
      </Section>
    </Page>
  );
}

/** Opens the field named in the address, however the visitor arrived. */
function useOpenedByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash === '' ? null : document.getElementById(hash.slice(1));
    const details = field?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
}
