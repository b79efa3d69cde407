import { atom } from 'jotai';
import * as v from 'valibot';
import { dayMs, type Instant } from '~/domain/cityTime';
import { leadsMin, type ReminderChoice } from '~/domain/reminder';
import { serverNow } from './clock';
import { instant, key, listOf } from './keys';
import type { Owned } from './placesKeys';
import { isOwnedBy, placesOwnerAtom, withoutAccounts } from './placesOwner';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const owned = { city: v.string(), owner: v.picklist(['guest', 'account']) } as const;

const choiceKey = key<(ReminderChoice & Owned)[]>({
  name: 'reminders',
  schema: listOf<ReminderChoice & Owned>(
    v.object({ ...owned, leadMin: v.nullable(v.picklist(leadsMin)), isForMoney: v.boolean(), isNotified: v.boolean(), chosenAt: instant }),
  ),
  fallback: [],
});

/** What has been told of a stay, by the reminder's own name. */
interface Told {
  key: string;
  at: Instant;
}
const toldKey = key<(Told & Owned)[]>({
  name: 'reminders-told',
  schema: listOf<Told & Owned>(v.object({ ...owned, key: v.string(), at: instant })),
  fallback: [],
});

const choicesAtom = storedAtom(choiceKey);
const toldAtom = storedAtom(toldKey);

/** Nobody is reminded who has not asked for it. */
const none: ReminderChoice = { leadMin: null, isForMoney: false, isNotified: false, chosenAt: 0 };

/** What whoever uses the app here has chosen; undefined before the first choice. */
export const chosenReminderAtom = atom((get): ReminderChoice | undefined => get(choicesAtom).find(isOwnedBy(get(placesOwnerAtom))));
export const reminderChoiceAtom = atom((get): ReminderChoice => get(chosenReminderAtom) ?? none);

/** Another tab may have written since: the stored lists are read anew. */
export const chooseReminder = (choice: Partial<Omit<ReminderChoice, 'chosenAt'>>): void => {
  const owner = store.get(placesOwnerAtom);
  const isOwn = isOwnedBy(owner);
  const all = read(choiceKey);
  const others = all.filter((one) => !isOwn(one));
  store.set(choicesAtom, [...others, { ...(all.find(isOwn) ?? none), ...choice, ...owner, chosenAt: serverNow() }]);
};

/** Told so long ago that no stay is meant any more. */
const toldLifeMs = 7 * dayMs;

/** What has been told to whoever uses the app here, in any tab. */
export const toldKeys = (): string[] =>
  read(toldKey)
    .filter(isOwnedBy(store.get(placesOwnerAtom)))
    .map((one) => one.key);

/** From now on these are told. */
export const noteTold = (keys: readonly string[]): void => {
  const owner = store.get(placesOwnerAtom);
  const at = Date.now();
  const kept = read(toldKey).filter((one) => Math.abs(at - one.at) < toldLifeMs);
  store.set(toldAtom, [...kept, ...keys.map((name) => ({ ...owner, key: name, at }))]);
};

/** What logging out does: the account's go, the guest's stay. */
export const forgetReminders = (city: string): void => {
  store.set(choicesAtom, withoutAccounts(read(choiceKey), city));
  store.set(toldAtom, withoutAccounts(read(toldKey), city));
};
