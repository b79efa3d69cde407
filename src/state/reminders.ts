import { atom } from 'jotai';
import * as v from 'valibot';
import { dayMs, type Instant } from '~/domain/time/cityTime';
import { leadsMin, type ReminderChoice } from '~/domain/stay/reminder';
import { serverNow } from './clock';
import { instant, storageKey, listOf } from './storageKeys';
import type { Owned } from './map/placesKeys';
import { isOwnedBy, dataOwnerAtom, withoutAccountEntries } from './session/dataOwner';
import { read } from '~/platform/storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const owned = { city: v.string(), owner: v.picklist(['guest', 'account']) } as const;

export const reminderChoicesKey = storageKey<(ReminderChoice & Owned)[]>({
  name: 'reminders',
  owner: 'both',
  purpose: 'settings',
  schema: listOf<ReminderChoice & Owned>(
    v.object({
      ...owned,
      leadMin: v.nullable(v.picklist(leadsMin)),
      isForMoney: v.boolean(),
      isNotified: v.boolean(),
      chosenAt: instant,
    }),
  ),
  fallback: [],
});

/** A reminder that was shown for a stay, by the reminder's own key. */
interface AnnouncedReminder {
  key: string;
  at: Instant;
}
export const announcedRemindersKey = storageKey<(AnnouncedReminder & Owned)[]>({
  name: 'reminders-told',
  owner: 'both',
  purpose: 'settings',
  schema: listOf<AnnouncedReminder & Owned>(v.object({ ...owned, key: v.string(), at: instant })),
  fallback: [],
});

const choicesAtom = storedAtom(reminderChoicesKey);
const announcedAtom = storedAtom(announcedRemindersKey);

/** Reminders are opt-in. */
const noReminder: ReminderChoice = { leadMin: null, isForMoney: false, isNotified: false, chosenAt: 0 };

/** The current user's choice; undefined before the first choice. */
export const chosenReminderAtom = atom((get): ReminderChoice | undefined =>
  get(choicesAtom).find(isOwnedBy(get(dataOwnerAtom))),
);
export const reminderChoiceAtom = atom((get): ReminderChoice => get(chosenReminderAtom) ?? noReminder);

/** Rereads the stored lists, because another tab may have written to them. */
export const chooseReminder = (choice: Partial<Omit<ReminderChoice, 'chosenAt'>>): void => {
  const owner = store.get(dataOwnerAtom);
  const isOwned = isOwnedBy(owner);
  const all = read(reminderChoicesKey);
  const others = all.filter((one) => !isOwned(one));
  store.set(choicesAtom, [
    ...others,
    { ...(all.find(isOwned) ?? noReminder), ...choice, ...owner, chosenAt: serverNow() },
  ]);
};

/** After this time a shown reminder cannot belong to a current stay. */
const announcedLifeMs = 7 * dayMs;

/** Returns the keys of the reminders shown to the current user, in any tab. */
export const announcedReminderKeys = (): string[] =>
  read(announcedRemindersKey)
    .filter(isOwnedBy(store.get(dataOwnerAtom)))
    .map((one) => one.key);

/** Records reminders as shown. */
export const recordAnnounced = (keys: readonly string[]): void => {
  const owner = store.get(dataOwnerAtom);
  const at = Date.now();
  const recent = read(announcedRemindersKey).filter((one) => Math.abs(at - one.at) < announcedLifeMs);
  store.set(announcedAtom, [...recent, ...keys.map((name) => ({ ...owner, key: name, at }))]);
};

/** Called on logout: removes the account's entries; the guest's stay. */
export const clearReminders = (city: string): void => {
  store.set(choicesAtom, withoutAccountEntries(read(reminderChoicesKey), city));
  store.set(announcedAtom, withoutAccountEntries(read(announcedRemindersKey), city));
};
