import { useId } from 'react';
import { Link } from 'react-router-dom';
import { day } from '#shared/lib/format.ts';
import { paths } from '#web/paths.ts';
import { type Subscription, useSubscription } from '#web/session/plan/subscription.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './InfoCards.module.css';

/** DSH-13, DSH-14; the first two link to their subjects (D-67). */
export function InfoCards() {
  const id = useId();
  const subscription = useSubscription();
  const cards = [
    { title: 'Welcome Premium', text: planText(subscription), to: paths.usage() },
    {
      title: 'Real-Time Trends',
      text: 'Pay, openings and growth as they are published, each figure with its source and date.',
      to: paths.homeMarket(),
    },
    {
      title: 'AI Career Analysis',
      text: 'A new analysis takes twelve to eighteen minutes and explains every score down to your answers.',
      to: paths.newAssessment(),
    },
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>What your subscription opens</VisuallyHidden>
      </h2>
      <ul className={css.cards}>
        {cards.map(({ title, text, to }) => (
          <li key={title}>
            <h3>
              <Link to={to} className={css.link}>
                {title}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function planText({ subscription_tier, subscription_end, cancel_at_period_end }: Subscription): string {
  const until = subscription_end ? day(subscription_end) : null;
  if (!until) return `You are on ${subscription_tier}. What is left of this month’s uses is on the usage page.`;
  return `You are on ${subscription_tier}, ${cancel_at_period_end ? 'until' : 'renewed on'} ${until}. What is left of your uses is on the usage page.`;
}
