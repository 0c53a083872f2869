import type { Locator, Page } from '@playwright/test';
import type { Width } from '#test/support/browser/views.ts';
import type { Persona, Personas, Role } from '../accounts/personas.ts';

/** A state of a screen. `npm run screens` takes its picture and axe checks it (test/e2e/axe.e2e.ts). */
export interface ScreenState {
  name: string;
  /** its line in web/src/routes.tsx */
  screen: string;
  /** the address, if it is not the route's path */
  path?: string | ((persona: Persona) => string);
  who: 'visitor' | Role;
  /**
   * the person is not shared with other states, because answers given here are saved, at the latest when the page
   * closes
   */
  alone?: true;
  /** runs before the address is opened: makes calls fail or hang */
  before?: (page: Page) => Promise<unknown>;
  /** brings the screen into this state */
  prepare?: (page: Page) => Promise<unknown>;
  /** visible in this state only, in every view */
  shows: (page: Page) => Locator;
  /** the layouts in which it exists, if not all */
  widths?: readonly Width[];
  /** what opens over the screen: its file below web/src */
  over?: string;
  /** console errors that belong to the state */
  expected?: RegExp[];
}

/** Opens the screen for its person and brings it into the state. The page must have the first of its widths. */
export async function enter(page: Page, state: ScreenState, personas: Personas): Promise<void> {
  const { path = state.screen, who } = state;
  const address = typeof path === 'string' ? path : path(await personas(who as Role));
  await state.before?.(page);
  await page.goto(address);
  await page.mouse.move(1, 1); // user input makes a prerendered page load the app
  await state.prepare?.(page);
  await state.shows(page).first().waitFor();
}

const failure = { code: 'NOT_NOW', message: 'It will work again in a while.', correlationId: 'test' };

/** Refuses a call at once, without the retries of an outage. */
export const refuse =
  (call: string, status = 400) =>
  (page: Page) =>
    page.route(`**/api${call}`, (route) => route.fulfill({ status, json: { error: failure } }));

/** Answers a call without the server. */
export const answer = (call: string, json: object) => (page: Page) =>
  page.route(`**/api${call}`, (route) => route.fulfill({ json }));

/** Never answers a call. */
export const hold = (call: string) => (page: Page) => page.route(`**/api${call}`, () => undefined);

export const phones = [768, 390] as const;
/** Browsers log every refused request to the console. */
export const refusedCall = [/status of 400/];
