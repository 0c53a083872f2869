import { Link } from 'react-router-dom';
import type { Facts } from '#shared/occupations/facts.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { useOccupationDetails } from '../role/occupation-parts.ts';
import { useRoleAddress } from '../role/use-role-address.ts';
import css from './RelatedOccupations.module.css';

interface RelatedProps {
  facts: Facts | null;
  code: string;
}

const SHOWN = 8;

/** Technologies named by employers, and related occupations. Hidden until loaded. */
export function RelatedOccupations({ facts, code }: RelatedProps) {
  const { linkTo } = useRoleAddress();
  const { data } = useOccupationDetails(facts);
  const index = facts && indexOfCode(facts, code);
  const details = index === null ? undefined : data?.(index);
  if (!facts || !details) return null;
  return (
    <>
      <Section look="part" level={4} title="In-demand technologies">
        <p>{details.technologies.join(' · ') || 'Job postings for it name no tool or program often.'}</p>
        <SourceNote source={sourceNote('onet')} />
      </Section>
      <Section look="part" level={4} title="Related occupations">
        <ul className={css.related}>
          {details.related.slice(0, SHOWN).map((other) => {
            const at = indexOfCode(facts, other);
            return (
              at !== null && (
                <li key={other}>
                  <Link {...linkTo(other)}>{nameOf(other, facts.titles[at]!)}</Link>
                </li>
              )
            );
          })}
        </ul>
      </Section>
    </>
  );
}
