import { isOffered } from '#shared/plans/catalogue.ts';
import { serverNow } from '#web/api/server-time.ts';
import { planAt, type Tier } from '#web/parts/billing/plan-names.ts';
import { keptText } from '#web/parts/billing/usage-summary.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Amount } from '#web/ui/figures/Amount.tsx';
import { Meter } from '#web/ui/figures/Meter.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './Dashboard.module.css';
import { bandLook, resetText, type UsageCard, usageLabel } from './usage-cards.ts';

/** One card per counted feature (USG-03). */
export function Dashboard({ cards, plan }: { cards: readonly UsageCard[]; plan: Tier }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="usage-dashboard">
      <h2 id="usage-dashboard">Usage Dashboard</h2>
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.feature} className={css.card}>
            <h3 className={css.name}>{card.name}</h3>
            {card.isLocked ? (
              <Locked plan={plan} />
            ) : (
              <Used card={card} isOffered={isOffered(card.feature, planAt(plan))} />
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Used({ card, isOffered }: { card: UsageCard; isOffered: boolean }) {
  const { tone, word } = bandLook(card);
  return (
    <>
      <p>
        <Amount>{usageLabel(card)}</Amount>
      </p>
      {card.isUnlimited ? (
        <p className={css.note}>No limit</p>
      ) : (
        <Meter
          label={isOffered ? word : 'Not on Free'}
          value={Math.min(card.percentage, 100)}
          format={() => `${card.percentage}%`}
          tone={tone}
        />
      )}
      {!isOffered && <p className={css.note}>The resume builder itself comes with Pro or Max.</p>}
      {card.underWay > 0 && <p className={css.note}>{keptText}</p>}
      <p className={css.note}>{resetText(card.resetDate, serverNow())}</p>
    </>
  );
}

const Locked = ({ plan }: { plan: Tier }) => (
  <>
    <p>{`Not available on ${plan} plan`}</p>
    {plan === 'Free' && (
      <p>
        <ButtonLink to={paths.pricing()}>Upgrade Plan</ButtonLink>
      </p>
    )}
  </>
);
