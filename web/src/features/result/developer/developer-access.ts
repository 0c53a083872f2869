import { useEffect, useState } from 'react';
import { config } from '#web/api/config.ts';
import { type User, useSession } from '#web/session/session.ts';

const beforeProduction = ['local', 'dev'];

/** Everybody before production, there the group `admin` only (D-35). A stage that is not known counts as production. */
export const seesDeveloperTools = (stage: string | null, user: Pick<User, 'admin'> | undefined): boolean =>
  user !== undefined && (user.admin || beforeProduction.includes(stage ?? ''));

export function useDeveloperAccess(): boolean {
  const { user } = useSession();
  const [stage, setStage] = useState<string | null>(null);
  useEffect(() => {
    config().then(
      (found) => setStage(found.stage),
      () => undefined, // no call gets through without it, and those say so
    );
  }, []);
  return seesDeveloperTools(stage, user);
}
