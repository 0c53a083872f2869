import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { CampaignStrip } from './campaign/CampaignStrip.tsx';
import { DashboardSection } from './dashboard/DashboardSection.tsx';
import { FeaturesSection } from './features/FeaturesSection.tsx';
import { HeroSection } from './hero/HeroSection.tsx';
import { MarketSection } from './market/MarketSection.tsx';
import { PreviewSection } from './preview/PreviewSection.tsx';
import { PricingSection } from './pricing/PricingSection.tsx';
import { ProcessSection } from './process/ProcessSection.tsx';
import css from './Section.module.css';
import { TestimonialsSection } from './stories/TestimonialsSection.tsx';
import { TransformationsSection } from './stories/TransformationsSection.tsx';
import { TableOfContents } from './toc/TableOfContents.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';

/** The landing page: a list of its nine sections (LND-02). */
export default function HomePage() {
  const { hash } = useLocation();
  const confirming = useCheckoutReturn();
  // an older address, still used by some mails and bookmarks
  if (hash === '#email-verified') return <Navigate to={paths.emailVerified()} replace />;
  return (
    <>
      {confirming && <Confirming />}
      <TableOfContents />
      <CampaignStrip />
      <HeroSection />
      <MarketSection />
      <FeaturesSection />
      <DashboardSection />
      <TestimonialsSection />
      <TransformationsSection />
      <PreviewSection />
      <ProcessSection />
      <PricingSection />
    </>
  );
}

const Confirming = () => (
  <div className={css.frame}>
    <Loading label="Confirming your payment" />
  </div>
);
