import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { DocumentFrame } from '#web/ui/layout/DocumentFrame.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './LayoutSpecimens.module.css';
import { Specimen, State } from './Specimen.tsx';

const Block = () => <span className={css.block} />;

/** Layout components. */
export const LayoutSpecimens = () => (
  <>
    <Specimen
      of="Page"
      use="The sheet a screen is written on: narrow for a form, text for reading, wide for figures and tables. This one is wide."
    />
    <Specimen
      of="PageHeader"
      use="The h1 of a screen, with a line above, a lead below and its actions: see the top of this page."
    />
    <Specimen of="Section" use="A part of a screen, named by its heading.">
      <State name="plain">
        <Section title="In both" lead="What the two have in common.">
          <Block />
        </Section>
      </State>
      <State name="ruled">
        <Section look="ruled" title="Your matches" lead="One of the parts of a long page.">
          <Block />
        </Section>
      </State>
      <State name="part">
        <Section look="part" level={3} title="The move" lead="One of the parts of a card or a dialog.">
          <Block />
        </Section>
      </State>
    </Specimen>
    <Specimen of="DocumentFrame" use="A document in a dialog, as high as there is room; in the light, as on paper.">
      <State name="outside a dialog">
        <DocumentFrame title="A document" html="<p>Your career report</p>" />
      </State>
    </Specimen>
    <Specimen of="Stack" use="Children below each other, or beside each other (Cluster), by a step of the scale.">
      <State name="Stack">
        <Stack gap={2}>
          <Block />
          <Block />
        </Stack>
      </State>
      <State name="Cluster">
        <Cluster gap={2}>
          <Block />
          <Block />
        </Cluster>
      </State>
      <State name="Cluster, spread">
        <Cluster gap={2} spread>
          <Block />
          <Block />
        </Cluster>
      </State>
    </Specimen>
    <Specimen of="Disclosure" use="More on request. What everybody needs is not folded away.">
      <State name="quiet">
        <Disclosure quiet summary="Show the working">
          They stand here.
        </Disclosure>
      </State>
      <State name="closed and open, with a long summary">
        <Disclosure summary="Where the figures come from">From public tables.</Disclosure>
        <Disclosure
          open
          summary="What happens to your answers when you delete your account, and how long a copy may remain in a backup"
        >
          They are erased, and you get a receipt.
        </Disclosure>
      </State>
    </Specimen>
    <Specimen
      of="Tabs"
      use="Two to five sides of one thing; arrows, Home and End select. Not for steps, and not for what should be compared."
    >
      <State name="default">
        <Tabs
          label="Sides of an occupation"
          tabs={[
            { id: 'pay', label: 'Pay', content: <p>What it pays.</p> },
            { id: 'demand', label: 'Demand', content: <p>How many are wanted.</p> },
            { id: 'exposure', label: 'AI exposure', content: <p>How much of it a machine could do.</p> },
          ]}
        />
      </State>
    </Specimen>
    <Specimen of="NewTabNote" use="Within a link that opens a new tab, said to whoever does not see the tab appear.">
      <a href="/terms" target="_blank" rel="noopener">
        Terms
        <NewTabNote />
      </a>
    </Specimen>
    <Specimen of="VisuallyHidden" use="Words for ears only, where the eye has another sign.">
      <State name="between the stars">
        <p>
          *<VisuallyHidden>You hear this and do not see it</VisuallyHidden>*
        </p>
      </State>
    </Specimen>
  </>
);
