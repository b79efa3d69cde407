import { atom } from 'jotai';
import type { AppealValues } from '~/domain/history/appeal';
import { chatFlow, type ChatEvent, type ChatState } from '~/domain/history/chat.flow';
import { driverAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { emptyForm, formAtom } from '~/ui/form/formAtom';

/** What has been typed and not yet been sent. It lives in memory alone, outlasts the screens, and goes with the login. */

export const emptyAppeal: AppealValues = { phone: '', email: '', topic: '', message: '' };
export const appealForm = formAtom<AppealValues>(emptyAppeal);
/** A new appeal is on its way: it goes on where the screen is left, and no other screen sends it again. */
export const isSendingAtom = atom(false);
/** Appeal → what is being written in its conversation. */
export const draftsAtom = atom<Readonly<Record<string, string>>>({});
/** Appeal → own messages that its conversation does not show yet. */
export const chatsAtom = atom<Readonly<Record<string, ChatState>>>({});
/** What is kept of one appeal: the address says which, and may name what every object has. */
export const entryOfAppeal = <Entry>(all: Readonly<Record<string, Entry>>, id: string): Entry | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;
/** Tells one conversation what happened. */
export const dispatchChatAtom = atom(null, (get, set, id: string, event: ChatEvent) => {
  const chats = get(chatsAtom);
  const before = entryOfAppeal(chats, id) ?? [];
  const after = chatFlow(before, event);
  if (after !== before) set(chatsAtom, { ...chats, [id]: after });
});

/** Whose texts these are. */
export const draftsOwnerAtom = atom<string>();
/** Is one of the screens open? A login that has run out under it comes back, and with it what was typed. */
export const isAppealsOpenAtom = atom(false);

export const clearDraftsAtom = atom(null, (_, set) => {
  set(appealForm, emptyForm(emptyAppeal));
  set(draftsAtom, {});
  set(chatsAtom, {});
  set(draftsOwnerAtom, undefined);
});

/** Drops them where nobody is signed in and nobody is about to be. */
export const clearOrphanedDrafts = (): void => {
  if (!store.get(driverAtom) && !store.get(isAppealsOpenAtom)) store.set(clearDraftsAtom);
};
store.sub(driverAtom, clearOrphanedDrafts);
