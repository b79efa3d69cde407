// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { appealForm, chatsAtom, draftsAtom, isOpenAtom, ownerAtom, tellChatAtom } from '~/features/feedback/feedback.atoms';
import { setCity } from '~/state/city';
import { setSignIn } from '~/state/signIn';
import { store } from '~/state/store';

const signIn = (): void => setSignIn('perm', 'standart', { token: 't', cacheKey: crypto.randomUUID() });
const signOut = (): void => setSignIn('perm', 'standart', undefined);
const typed = () => [store.get(appealForm).values.message, store.get(draftsAtom)['1'], store.get(chatsAtom)['1']?.length, store.get(ownerAtom)];
const kept = ['Черновик', 'Вопрос', 1, 'a@example.com'];
const nothing = ['', undefined, undefined, undefined];

beforeEach(() => {
  setCity('perm');
  signIn();
  store.set(isOpenAtom, false);
  store.set(ownerAtom, 'a@example.com');
  store.set(appealForm, (old) => ({ ...old, values: { ...old.values, message: 'Черновик' } }));
  store.set(draftsAtom, { 1: 'Вопрос' });
  store.set(tellChatAtom, '1', { type: 'send', id: 'x', text: 'Да', at: 0, thread: [] });
});

describe('what has been typed and not sent', () => {
  it('stays while its driver is signed in', () => {
    expect(typed()).toEqual(kept);
  });

  it('goes with the login', () => {
    signOut();
    expect(typed()).toEqual(nothing);
  });

  it('stays under a login that has run out on the very page, for the same driver to come back to', () => {
    store.set(isOpenAtom, true);
    signOut();
    expect(typed()).toEqual(kept);
    signIn();
    expect(typed()).toEqual(kept);
  });

  it('never stands in the device’s storage', () => {
    expect(JSON.stringify(localStorage)).not.toMatch(/Черновик|Вопрос/);
  });
});
