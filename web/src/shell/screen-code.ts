import { type ComponentType, lazy } from 'react';

/** Loads the chunk of a screen. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

const screens = new Map<LoadScreen, ComponentType>();
const failed = new Set<LoadScreen>();
const failedBefore = new Set<LoadScreen>();
let lastFailedAgain = false;

/** The screen, loaded when it is first rendered. */
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

/** Loads a screen beforehand, so that it renders at once: for prerendering, and when the app takes over such a page. */
export async function makeReady({ load }: { load: LoadScreen }): Promise<void> {
  screens.set(load, (await load()).default);
}

/** Lets failed screens load again on their next render; without this gate they would be requested endlessly. */
export function forgetFailed(): void {
  for (const load of failed) screens.delete(load);
  failed.clear();
}

/** Whether the last code to fail had failed before: some browsers never request a module twice in one page load. */
export const failedAgain = (): boolean => lastFailedAgain;
