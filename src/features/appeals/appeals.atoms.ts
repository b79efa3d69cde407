import { atom } from 'jotai';
import type { AppealValues } from '~/domain/history/appeal';
import { chatFlow, type ChatEvent, type ChatState } from '~/domain/history/chat.flow';
import { driverAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { emptyForm, formAtom } from '~/ui/form/formAtom';

/** Input that has not been sent. It lives in memory only, outlives the screens, and is cleared with the login. */

export const emptyAppeal: AppealValues = { phone: '', email: '', topic: '', message: '' };
export const appealForm = formAtom<AppealValues>(emptyAppeal);
/**
 * True while a new appeal is being sent. Sending continues after the screen is left, and no other screen sends it
 * again.
 */
export const isSendingAtom = atom(false);
/** Appeal id → draft text in its conversation. */
export const draftsAtom = atom<Readonly<Record<string, string>>>({});
/** Appeal id → own messages that its conversation does not contain yet. */
export const chatsAtom = atom<Readonly<Record<string, ChatState>>>({});
/** Returns the entry of one appeal. `id` comes from the address and may name a property that every object has. */
export const entryOfAppeal = <Entry>(all: Readonly<Record<string, Entry>>, id: string): Entry | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;
/** Applies an event to one conversation. */
export const dispatchChatAtom = atom(null, (get, set, id: string, event: ChatEvent) => {
  const chats = get(chatsAtom);
  const before = entryOfAppeal(chats, id) ?? [];
  const after = chatFlow(before, event);
  if (after !== before) set(chatsAtom, { ...chats, [id]: after });
});

/** The account that the drafts belong to. */
export const draftsOwnerAtom = atom<string>();
/**
 * True while one of the screens is open. If the login expires there, the drafts stay for when the driver signs in
 * again.
 */
export const isAppealsOpenAtom = atom(false);

export const clearDraftsAtom = atom(null, (_, set) => {
  set(appealForm, emptyForm(emptyAppeal));
  set(draftsAtom, {});
  set(chatsAtom, {});
  set(draftsOwnerAtom, undefined);
});

/** Clears the drafts if there is no login and no open screen that may get one. */
export const clearOrphanedDrafts = (): void => {
  if (!store.get(driverAtom) && !store.get(isAppealsOpenAtom)) store.set(clearDraftsAtom);
};
store.sub(driverAtom, clearOrphanedDrafts);
