import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Specimen } from './Specimen.tsx';

/** Ways around within a screen. */
export function NavigationSpecimens() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Specimen of="Tabs" use="Two to five sides of one thing. Not for steps, and not for what should be compared.">
        <Tabs
          label="Sides of an occupation"
          tabs={[
            { id: 'pay', label: 'Pay', content: <p>What it pays.</p> },
            { id: 'demand', label: 'Demand', content: <p>How many are wanted.</p> },
            { id: 'exposure', label: 'AI exposure', content: <p>How much of it a machine could do.</p> },
          ]}
        />
      </Specimen>
      <Specimen of="Drawer" use="A choice or a look-up on a phone: Escape, the cross and a click beside it close it.">
        <Button onClick={() => setOpen(true)}>Open the drawer</Button>
        <Drawer open={open} onClose={() => setOpen(false)} title="On this page">
          <p>What the sheet is about.</p>
        </Drawer>
      </Specimen>
    </>
  );
}
