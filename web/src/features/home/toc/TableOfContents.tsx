import { useMedia } from '#web/ui/use-media.ts';
import { JumpDrawer } from './JumpDrawer.tsx';
import { SectionRail } from './SectionRail.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** Shown beside the page once its top is out of view (LND-03): a side panel, on a phone a drawer (LND-05, LND-06). */
export function TableOfContents() {
  const current = useSectionInView();
  const phone = useMedia('(max-width: 48rem)');
  if (!useScrolledPast(400)) return null;
  return phone ? <JumpDrawer current={current} /> : <SectionRail current={current} />;
}
