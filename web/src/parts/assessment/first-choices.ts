import { isFirstChoices } from '#shared/assessment/first-choices.ts';
import { forADay } from '#web/session/device/for-a-day.ts';

/** A visitor's stage 1 choices on the home page, kept until an analysis starts with them. */
export type FirstChoices = Record<string, 'a' | 'b'>;

const stored = forADay('waymark.first-choices');

export const keepFirstChoices = (choices: FirstChoices): void => stored.write(JSON.stringify(choices));

export function firstChoices(): FirstChoices {
  try {
    const entries = Object.entries(JSON.parse(stored.read() ?? '{}') as object);
    return Object.fromEntries(
      entries.filter(([id, option]) => /^scenario_\d$/.test(id) && (option === 'a' || option === 'b')),
    );
  } catch {
    return {};
  }
}

const ids = [1, 2, 3, 4, 5, 6].map((number) => `scenario_${number}`);

/** For the emailed link, which may be opened on another device; null if there are none. */
export function firstChoicesAsText(): string | null {
  const choices = firstChoices();
  const text = ids.map((id) => choices[id] ?? '-').join('');
  return /[ab]/.test(text) ? text : null;
}

/** From the emailed link. Choices made on this device are newer and win. */
export function keepMailedChoices(text: string | null): void {
  if (isFirstChoices(text) && !firstChoicesAsText())
    keepFirstChoices(Object.fromEntries(ids.map((id, at) => [id, text[at]])) as FirstChoices);
}

/** For the analysis being started; null if there are none. They are used once. */
export function takeFirstChoices(): FirstChoices | null {
  const choices = firstChoices();
  stored.write(null);
  return Object.keys(choices).length > 0 ? choices : null;
}
