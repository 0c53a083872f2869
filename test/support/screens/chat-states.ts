import type { Page } from '@playwright/test';
import { answer, hold, type ScreenState } from './screen-state.ts';

const call = '/chatbot';
const opened = (page: Page) => page.getByRole('button', { name: 'Chat assistant' }).click();
const asked = async (page: Page) => {
  await opened(page);
  await page.getByPlaceholder('Ask me anything about').fill('What does a registered nurse earn, and where from?');
  await page.keyboard.press('Enter');
};
const said = (text: string | RegExp) => (page: Page) => page.getByRole('log').getByText(text);

const over = 'shell/chat/ChatPanel.tsx';

/** The assistant, which every screen has. */
export const chatStates: ScreenState[] = [
  {
    name: 'chat-open',
    screen: '/',
    who: 'visitor',
    prepare: opened,
    shows: said(/Hello! I am/),
    over,
  },
  {
    name: 'chat-thinking',
    screen: '/pricing',
    who: 'visitor',
    before: hold(call),
    prepare: asked,
    shows: (page) => page.getByText('Thinking...'),
  },
  {
    name: 'chat-failed',
    screen: '/data-sources',
    who: 'visitor',
    before: answer(call, { error: 'planted' }),
    prepare: asked,
    shows: said(/technical difficulties/),
  },
  {
    name: 'chat-limit',
    screen: '/data-sources',
    who: 'visitor',
    before: (page) =>
      page.route(`**/api${call}`, (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '240' },
          json: {
            error: {
              code: 'TOO_MANY_REQUESTS',
              message: 'That was a lot of questions. Ask again in 4 minutes.',
              correlationId: 'test',
            },
          },
        }),
      ),
    prepare: asked,
    shows: said(/in 4 minutes/),
    expected: [/status of 429/],
  },
  {
    name: 'chat-sources',
    screen: '/usage',
    who: 'newcomer',
    before: answer(call, {
      response:
        'Half of all registered nurses in the United States earn more than what is named on their page.\n\nWhat moves it most:\n- the state one works in\n- years in the work\n- the kind of hospital',
      timestamp: '2026-11-22T12:00:00.000Z',
      provider: 'composer',
      sources: [
        { kind: 'occupation', id: '29-1141.00', title: 'Registered nurse', path: '/how-it-works' },
        { kind: 'data', id: 'sources', title: 'Data sources', path: '/data-sources' },
        { kind: 'help', id: 'help', title: 'A record that no screen shows', path: null },
      ],
    }),
    prepare: asked,
    shows: said('From these records:'),
  },
];
