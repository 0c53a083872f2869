import { useEffect, useState } from 'react';
import { useCampaign } from '#web/parts/billing/use-plans.ts';

interface CampaignTime {
  percent: number;
  /** ISO date-time; the same on every load (D-61) */
  endsAt: string;
  leftMs: number;
}

/** The running campaign and the time left, updated every second (LND-38); null outside a campaign. */
export function useCampaignTime(): CampaignTime | null {
  const running = useCampaign();
  const [, setTicks] = useState(0);
  const left = running ? Date.parse(running.campaign.ends_at) - running.now() : 0;
  useEffect(() => {
    if (left <= 0) return;
    // on the full second, however late this tick was
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  });
  if (!running || left <= 0) return null;
  return { percent: running.campaign.percent, endsAt: running.campaign.ends_at, leftMs: left };
}
