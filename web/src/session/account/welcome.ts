import { delay } from '#shared/lib/delay.ts';
import { product } from '#shared/product.ts';
import { markFamiliarDevice } from '#web/session/device/familiar-device.ts';
import { isPersistent } from '#web/session/device/local-store.ts';
import { dismissToast, toast } from '#web/ui/toasts/toast.ts';
import { takeNewcomer } from './given-address.ts';

const VERIFIED_AFTER_MS = 100; // AUT-23
const untilReload =
  'Your browser does not let this site store anything: you stay signed in until the page is reloaded or closed.';

/**
 * The toast after signing in by form: a greeting or, on an account's first sign-in on any device, the message that its
 * email is verified (D-15, D-85). If the server cannot be asked, the greeting is shown.
 */
export function welcome(email: string): void {
  markFamiliarDevice();
  const hello = `Welcome to ${product.name}!`;
  const say = (title: string, ...texts: string[]) =>
    toast({ title, text: [...texts, ...(isPersistent() ? [] : [untilReload])].join(' '), tone: 'good' });
  const greeting = say(takeNewcomer(email) ? hello : 'Welcome back!');
  const asked = import('./greeting.ts').then(({ isFirstSignIn }) => isFirstSignIn());
  Promise.all([asked, delay(VERIFIED_AFTER_MS)]).then(
    ([first]) => {
      if (!first) return;
      dismissToast(greeting);
      say('Email verified successfully!', 'Your account has been created and is now active.', hello);
    },
    () => undefined,
  );
}
