import { featureName, planName } from '#shared/plans/catalogue.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/subscription.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import css from './MarketSection.module.css';

const parts = ['Skills', 'Industries', 'Salaries', 'Geographic', 'Hot Roles'];

/** The live market, locked for everybody without a plan: nothing of it is asked for here (MKT-12). */
export const LiveMarket = ({ included }: { included: boolean }) => (
  <aside className={css.live} aria-labelledby="live-market">
    <h3 id="live-market">{featureName.realtime_market_intelligence}</h3>
    <p>{`What changes between two editions of the statistics, in five views. It comes with ${planName.pro} and ${planName.switch}.`}</p>
    <ul>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
    {included ? (
      <p>Your plan includes it. It is still being built: until it stands here, these are the newest figures.</p>
    ) : (
      <>
        <p>
          <small>Locked on Free. It is still being built, and no plan opens it yet.</small>
        </p>
        <ButtonLink to={paths.homePricing()}>Upgrade to Access</ButtonLink>
      </>
    )}
  </aside>
);

/** Whoever is signed in sees what their plan says. */
export const MemberMarket = () => <LiveMarket included={useSubscription().subscribed} />;
