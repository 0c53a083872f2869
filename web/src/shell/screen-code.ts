import { type ComponentType, lazy } from 'react';

/** How the code of a screen is fetched: its own chunk. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

const screens = new Map<LoadScreen, ComponentType>();
const lost = new Set<LoadScreen>();

/** The screen, fetched when it is first rendered. */
export function screenOf(load: LoadScreen): ComponentType {
  const known =
    screens.get(load) ??
    lazy(() =>
      load().catch((error: unknown) => {
        lost.add(load);
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
