import { useEffect, useState } from 'react';
import { config } from '#web/api/config.ts';
import { type User, useSession } from '#web/session/session.ts';

const beforeProduction = ['local', 'dev'];

/** Everybody before production, there only the group `admin` (D-35). An unknown stage counts as production. */
export const seesDeveloperTools = (stage: string | null, user: Pick<User, 'admin'> | undefined): boolean =>
  user !== undefined && (user.admin || beforeProduction.includes(stage ?? ''));

export function useDeveloperAccess(): boolean {
  const { user } = useSession();
  const [stage, setStage] = useState<string | null>(null);
  useEffect(() => {
    config().then(
      (found) => setStage(found.stage),
      () => undefined, // without it no call succeeds, and those report it
    );
  }, []);
  return seesDeveloperTools(stage, user);
}
