import { serverNow } from '#web/api/server-time.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { bandLook, nearTheirLimit, resetText, type UsageCard, usageLabel } from './usage-cards.ts';

/** Shown at 50, 75 and 90 percent, naming the most used feature. */
export function NearLimit({ cards }: { cards: readonly UsageCard[] }) {
  const near = nearTheirLimit(cards);
  const [fullest] = near;
  if (!fullest) return null;
  return (
    <Notice
      tone={fullest.percentage >= 90 ? 'warn' : 'info'}
      title={`${fullest.name}: ${bandLook(fullest).word.toLowerCase()}`}
    >
      <Stack as="ul" gap={1}>
        {near.map((card) => (
          <li key={card.feature}>
            {`${card.name}: ${usageLabel(card)} (${card.percentage}%), ${resetText(card.resetDate, serverNow()).toLowerCase()}`}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
