import { product } from '#shared/product.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { outlivesPage } from './device.ts';
import { markFamiliarDevice } from './familiar-device.ts';
import { takeNewcomer } from './given-address.ts';

const VERIFIED_AFTER_MS = 100; // AUT-23
const verified = {
  title: 'Email verified successfully!',
  text: 'Your account has been created and is now active.',
  tone: 'good',
} as const;
const untilReload =
  'Your browser keeps nothing for this site: you stay signed in until the page is reloaded or closed.';

/**
 * What follows a sign-in by form: the greeting and, at the first one of an account on whatever device, the news that its
 * e-mail is verified (D-15, D-85). Where that cannot be asked for, nothing is said of it.
 */
export function welcome(email: string): void {
  markFamiliarDevice();
  const title = takeNewcomer(email) ? `Welcome to ${product.name}!` : 'Welcome back!';
  toast({ title, tone: 'good', ...(!outlivesPage() && { text: untilReload }) });
  const asked = import('./greeting.ts').then(({ isFirstSignIn }) => isFirstSignIn());
  Promise.all([asked, new Promise((done) => setTimeout(done, VERIFIED_AFTER_MS))]).then(
    ([first]) => first && toast(verified),
    () => undefined,
  );
}
