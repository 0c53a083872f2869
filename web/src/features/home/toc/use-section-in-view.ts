import { useEffect, useState } from 'react';
import { type LandingSectionId, landingSections } from '../sections.ts';

/** A thin band about a third down the window: the section across it is the one in view. */
const LINE = '-35% 0px -64% 0px';

/** The section in view (LND-04); between two sections, the previous one. */
export function useSectionInView(): LandingSectionId {
  const [current, setCurrent] = useState<LandingSectionId>('hero');
  useEffect(() => {
    const under = new Set<Element>();
    const elements = landingSections.map(({ id }) => document.getElementById(id)).filter((each) => each !== null);
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) under[isIntersecting ? 'add' : 'delete'](target);
        const topmost = elements.find((element) => under.has(element));
        if (topmost) setCurrent(topmost.id as LandingSectionId);
      },
      { rootMargin: LINE },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return current;
}
