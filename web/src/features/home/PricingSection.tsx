import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PriceCards } from '#web/shell/plans/PriceCards.tsx';
import { Stack } from '#web/ui/Stack.tsx';

/** /#pricing (NAV-08). It comes after the page, so it brings itself into view when it is what was asked for. */
export default function PricingSection() {
  const ref = useRef<HTMLElement>(null);
  const wanted = useLocation().hash === '#pricing';
  useEffect(() => {
    if (wanted) ref.current?.scrollIntoView();
  }, [wanted]);
  return (
    <section id="pricing" ref={ref} aria-labelledby="pricing-title">
      <Stack gap={5}>
        <h2 id="pricing-title">Plans and prices</h2>
        <PriceCards />
      </Stack>
    </section>
  );
}
