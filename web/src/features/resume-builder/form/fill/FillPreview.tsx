import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import css from './FillPreview.module.css';
import type { Offer, Proposal } from './proposals.ts';

interface FillPreviewProps {
  offer: Offer;
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}

/** Every part offered, with what it would replace. */
export function FillPreview({ offer: { proposals, left }, chosen, onChosen }: FillPreviewProps) {
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChosen(next);
  };
  return (
    <Stack gap={5}>
      {proposals.length === 0 && (
        <Notice title="Nothing new">Everything that was read there is in the form already.</Notice>
      )}
      {proposals.some(({ replaces }) => replaces !== null) && (
        <p>What would replace something you typed is not chosen: choose it where the new text is the better one.</p>
      )}
      {proposals.some(({ byModel }) => byModel !== null) && (
        <p>What only a language model found is marked and not chosen: choose it where it says what your CV says.</p>
      )}
      {[...Map.groupBy(proposals, ({ section }) => section)].map(([section, parts]) => (
        <Section key={section} title={section} level={3} look="part">
          <Stack as="ul" gap={3} className={css.parts}>
            {parts.map(({ key, ...part }) => (
              <li key={key}>
                <Checkbox label={<PartText {...part} />} checked={chosen.has(key)} onChange={() => toggle(key)} />
              </li>
            ))}
          </Stack>
        </Section>
      ))}
      {left.length > 0 && (
        <Section title="What does not come" level={3} look="part">
          <ul>
            {left.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  );
}

const PartText = ({ label, text, replaces, byModel }: Omit<Proposal, 'key'>) => (
  <>
    <b>{label}</b>
    {text && <span className={css.text}>{text}</span>}
    {byModel && (
      <span className={css.unsure}>
        {`Found only by a language model${byModel.length > 0 ? `: ${byModel.join(', ')}` : ''}. Is it right?`}
      </span>
    )}
    {replaces !== null && (
      <span className={css.text}>
        {'In place of: '}
        <del>{replaces}</del>
      </span>
    )}
  </>
);
