import { featureName, planName } from '#shared/plans/catalogue.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import css from './MarketSection.module.css';

const parts = ['Skills', 'Industries', 'Salaries', 'Geographic', 'Hot Roles'];

/** What a plan adds, shown to people without one; makes no call (MKT-12). */
export function LockedMarket() {
  // keeps a prerendered page from briefly showing this to a subscriber
  const unless = useSession().status === 'signed-in' ? undefined : 'visitor';
  return (
    <aside className={css.locked} aria-labelledby="locked-market" data-for={unless}>
      <h3 id="locked-market">{featureName.realtime_market_intelligence}</h3>
      <p>{`What has changed since the last editions of the statistics, in five views. It comes with ${planName.pro} and ${planName.switch}.`}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <ButtonLink to={paths.homePricing()}>Upgrade to Access</ButtonLink>
    </aside>
  );
}
