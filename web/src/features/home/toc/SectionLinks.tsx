import { type LandingSectionId, landingSections } from '../sections.ts';

interface SectionLinksProps {
  current: LandingSectionId;
  className: string | undefined;
  onChoose?: (id: LandingSectionId) => void;
}

/** Links to the nine sections; the one in view is marked, also for screen readers. */
export const SectionLinks = ({ current, className, onChoose }: SectionLinksProps) => (
  <ol className={className}>
    {landingSections.map(({ id, label }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => onChoose?.(id)}>
          <span>{label}</span>
        </a>
      </li>
    ))}
  </ol>
);
