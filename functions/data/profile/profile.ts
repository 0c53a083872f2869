/** One row with a person's profile, email choices and sent reminders, changed attribute by attribute. */
import { userPartition } from '#functions/data/table/user-partition.ts';
import { getItem, type Item, type Key, updateItem, wasWritten } from '#functions/outside/table.ts';
import {
  type KnownProfile,
  type MailStop,
  newProfile,
  type Profile,
  type ProfileChange,
} from '#shared/account/profile.ts';

interface Owner {
  user: { sub: string };
}

export const profileSort = 'PROFILE';
const keyOf = (sub: string): Key => ({ pk: userPartition(sub), sk: profileSort });

export const readProfile = (item: Item | undefined): Profile => ({
  name: (item?.name as string | null | undefined) ?? newProfile.name,
  remind_before_deletion: (item?.reminds as boolean | undefined) ?? newProfile.remind_before_deletion,
});

interface Stopped extends Omit<MailStop, 'since'> {
  /** milliseconds since the epoch */
  since: number;
}

/** Null when emails may go to any address of the person. */
function mailStopOf(item: Item | undefined): MailStop | null {
  const stop = item?.mailStop as Stopped | null | undefined;
  return stop ? { ...stop, since: new Date(stop.since).toISOString() } : null;
}

/** No email goes to a stopped address again; an address the person sets later is not affected. */
export const isStopped = (item: Item | undefined, address: string): boolean =>
  mailStopOf(item)?.address.toLowerCase() === address.toLowerCase();

export const readKnownProfile = (item: Item | undefined): KnownProfile => ({
  ...readProfile(item),
  mails_stopped: mailStopOf(item),
});

/** @returns false for somebody who is gone: everybody we have written to has a row */
export const stopMails = (sub: string, stop: Stopped): Promise<boolean> =>
  wasWritten(
    updateItem(keyOf(sub), 'SET mailStop = :stop', { expression: 'attribute_exists(pk)', values: { ':stop': stop } }),
  );

/** Every result kept no longer than this has been announced. */
export const remindedUntil = (item: Item | undefined): number => Number(item?.remindedUntil ?? 0);

export const profileItem = (sub: string): Promise<Item | undefined> => getItem(keyOf(sub), { consistent: true });
export const loadProfile = async ({ user }: Owner): Promise<KnownProfile> =>
  readKnownProfile(await profileItem(user.sub));

/** Attributes that are not named stay, even under concurrent changes; repeats are harmless. */
export async function changeProfile({ user }: Owner, change: ProfileChange): Promise<KnownProfile> {
  const { name, remind_before_deletion: reminds, mails_stopped: stopped } = change;
  const sets = [
    ...(name === undefined ? [] : ['#name = :name']),
    ...(reminds === undefined ? [] : ['reminds = :reminds']),
    ...(stopped === undefined ? [] : ['mailStop = :stopped']),
  ];
  if (sets.length === 0) return loadProfile({ user });
  const item = await updateItem(keyOf(user.sub), `SET ${sets.join(', ')}`, {
    expression: 'attribute_exists(pk) OR attribute_not_exists(pk)',
    names: name === undefined ? {} : { '#name': 'name' },
    values: {
      ...(name !== undefined && { ':name': name }),
      ...(reminds !== undefined && { ':reminds': reminds }),
      ...(stopped !== undefined && { ':stopped': stopped }),
    },
  });
  return readKnownProfile(item);
}

/** Restores earlier values into empty fields; false if nothing changes. */
export async function restoreProfile(
  { user }: Owner,
  { name, remind_before_deletion: reminds }: Profile,
): Promise<boolean> {
  const item = await profileItem(user.sub);
  const missing = {
    ...(name !== null && (item?.name ?? null) === null && { name }),
    ...(reminds !== newProfile.remind_before_deletion &&
      item?.reminds === undefined && { remind_before_deletion: reminds }),
  };
  if (Object.keys(missing).length === 0) return false;
  await changeProfile({ user }, missing);
  return true;
}

/**
 * Records, before sending, that everything kept until `until` is announced: of two concurrent runs only one sends.
 * @returns false when another run was first, or reminders are off
 */
export const markReminded = (sub: string, before: number, until: number): Promise<boolean> =>
  setReminded(sub, { from: before, to: until, isWanted: true });

/** Withdraws the mark when sending failed. */
export const unmarkReminded = (sub: string, before: number, until: number): Promise<boolean> =>
  setReminded(sub, { from: until, to: before });

/** @param change with `isWanted`, only applies to people who want reminders */
function setReminded(
  sub: string,
  { from, to, isWanted = false }: { from: number; to: number; isWanted?: boolean },
): Promise<boolean> {
  const isUnchanged =
    from === 0 ? '(attribute_not_exists(remindedUntil) OR remindedUntil = :from)' : 'remindedUntil = :from';
  const wanted = isWanted ? ' AND (attribute_not_exists(reminds) OR reminds = :true)' : '';
  return wasWritten(
    updateItem(keyOf(sub), 'SET remindedUntil = :to', {
      expression: `${isUnchanged}${wanted}`,
      values: { ':from': from, ':to': to, ...(isWanted && { ':true': true }) },
    }),
  );
}
