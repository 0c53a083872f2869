import { product } from '#shared/product.ts';
import { toast } from '#web/ui/toast.ts';
import { device, outlivesPage } from './device.ts';
import { markFamiliarDevice } from './familiar-device.ts';
import { takeNewcomer } from './given-address.ts';
import { currentSession } from './session.ts';

const VERIFIED_AFTER_MS = 100; // AUT-23
const untilReload =
  'Your browser keeps nothing for this site: you stay signed in until the page is reloaded or closed.';
const markOf = (sub: string) => `waymark.verified.${sub}`;

/**
 * What follows a sign-in by form: the greeting and, the first time after the confirmation of the
 * e-mail, the news that it is verified. A mark per account on this device keeps that from coming back (D-15).
 */
export function welcome(email: string): void {
  markFamiliarDevice();
  const title = takeNewcomer(email) ? `Welcome to ${product.name}!` : 'Welcome back!';
  toast({ title, tone: 'good', ...(!outlivesPage() && { text: untilReload }) });
  const { user } = currentSession();
  if (!user) return;
  if (device.getItem(markOf(user.sub))) return;
  device.setItem(markOf(user.sub), 'seen');
  setTimeout(() => {
    toast({
      title: 'Email verified successfully!',
      text: 'Your account has been created and is now active.',
      tone: 'good',
    });
  }, VERIFIED_AFTER_MS);
}
