import type { Locator, Page } from '@playwright/test';
import type { Width } from '#test/support/browser/views.ts';
import type { Persona, Personas, Role } from '../accounts/personas.ts';

/** A screen as somebody may find it. Pictures are made of it (npm run screens) and axe looks at it (test/e2e/axe.e2e.ts). */
export interface ScreenState {
  name: string;
  /** its line in web/src/routes.tsx */
  screen: string;
  /** the address, where it is not the path of that line */
  path?: string | ((persona: Persona) => string);
  who: 'visitor' | Role;
  /** nobody else is looked at with this person: what is answered here is saved, at the latest when the page closes */
  alone?: true;
  /** before the address is opened: answers that fail or never come */
  before?: (page: Page) => Promise<unknown>;
  /** brings the screen into this state */
  prepare?: (page: Page) => Promise<unknown>;
  /** what is there in this state and in no other; it must be visible in every view */
  shows: (page: Page) => Locator;
  /** where it exists in some layouts only */
  widths?: readonly Width[];
  /** what opens over the screen: its file below web/src */
  over?: string;
  /** console errors that belong to the state */
  expected?: RegExp[];
}

/** Opens the screen for its person and brings it into the state. The page must be in the first of its widths. */
export async function enter(page: Page, state: ScreenState, personas: Personas): Promise<void> {
  const { path = state.screen, who } = state;
  const address = typeof path === 'string' ? path : path(await personas(who as Role));
  await state.before?.(page);
  await page.goto(address);
  await page.mouse.move(1, 1); // a sign of a person brings the app to a prerendered page
  await state.prepare?.(page);
  await state.shows(page).first().waitFor();
}

const failure = { code: 'NOT_NOW', message: 'It will work again in a while.', correlationId: 'test' };

/** A call that is refused at once, without the retries an outage has. */
export const refuse =
  (call: string, status = 400) =>
  (page: Page) =>
    page.route(`**/api${call}`, (route) => route.fulfill({ status, json: { error: failure } }));

/** A call that is answered without the server. */
export const answer = (call: string, json: object) => (page: Page) =>
  page.route(`**/api${call}`, (route) => route.fulfill({ json }));

/** A call whose answer does not come. */
export const hold = (call: string) => (page: Page) => page.route(`**/api${call}`, () => undefined);

export const phones = [768, 390] as const;
/** A browser writes every refused request to its console. */
export const refusedCall = [/status of 400/];
