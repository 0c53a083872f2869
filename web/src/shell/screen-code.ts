import { type ComponentType, lazy } from 'react';

/** How the code of a screen is fetched: its own chunk. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

const screens = new Map<LoadScreen, ComponentType>();
const lost = new Set<LoadScreen>();
const lostOnce = new Set<LoadScreen>();
let again = false;

/** The screen, fetched when it is first rendered. */
export function screenOf(load: LoadScreen): ComponentType {
  const known =
    screens.get(load) ??
    lazy(() =>
      load().catch((error: unknown) => {
        again = lostOnce.has(load);
        lost.add(load);
        lostOnce.add(load);
        throw error;
      }),
    );
  screens.set(load, known);
  return known;
}

/** Loads a screen beforehand, so that it renders at once: where it is prerendered, and where that is taken over. */
export async function makeReady({ load }: { load: LoadScreen }): Promise<void> {
  screens.set(load, (await load()).default);
}

/** What could not be fetched is fetched again when it is next rendered; before that it would be asked for without end. */
export function forgetLost(): void {
  for (const load of lost) screens.delete(load);
  lost.clear();
}

/** Whether what was lost last was lost before: some browsers remember for as long as a page lives that it was not there. */
export const lostAgain = (): boolean => again;
