import { useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { useGivingWay } from '#web/ui/use-giving-way.ts';
import type { LandingSectionId } from '../sections.ts';
import { SectionLinks } from './SectionLinks.tsx';
import css from './TableOfContents.module.css';

const title = 'Jump to Section'; // LND-06

/** On a phone: a button at the bottom that opens the list. */
export function JumpDrawer({ current }: { current: LandingSectionId }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  useGivingWay(place);
  return (
    <nav ref={place} aria-label="Sections of this page" className={css.dock}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} width="drawer">
        <SectionLinks current={current} className={css.list} onChoose={() => setOpen(false)} />
      </Dialog>
    </nav>
  );
}
