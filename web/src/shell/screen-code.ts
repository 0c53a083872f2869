import { type ComponentType, lazy } from 'react';

/** How the code of a screen is fetched: its own chunk. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

const screens = new Map<LoadScreen, ComponentType>();
const failed = new Set<LoadScreen>();
const failedBefore = new Set<LoadScreen>();
let lastFailedAgain = false;

/** The screen, fetched when it is first rendered. */
export function screenOf(load: LoadScreen): ComponentType {
  const known =
    screens.get(load) ??
    lazy(() =>
      load().catch((error: unknown) => {
        lastFailedAgain = failedBefore.has(load);
        failed.add(load);
        failedBefore.add(load);
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
export function forgetFailed(): void {
  for (const load of failed) screens.delete(load);
  failed.clear();
}

/** Whether the code that failed last had failed before: some browsers never ask twice in the life of a page. */
export const failedAgain = (): boolean => lastFailedAgain;
