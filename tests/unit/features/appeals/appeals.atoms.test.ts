// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  appealForm,
  chatsAtom,
  draftsAtom,
  isAppealsOpenAtom,
  draftsOwnerAtom,
  dispatchChatAtom,
} from '~/features/appeals/appeals.atoms';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const signIn = (): void => setSignIn('perm', 'standart', { token: 't', cacheKey: crypto.randomUUID() });
const signOut = (): void => setSignIn('perm', 'standart', undefined);
const draftsAndChats = () => [
  store.get(appealForm).values.message,
  store.get(draftsAtom)['1'],
  store.get(chatsAtom)['1']?.length,
  store.get(draftsOwnerAtom),
];
const expected = ['Черновик', 'Вопрос', 1, 'a@example.com'];
const nothing = ['', undefined, undefined, undefined];

beforeEach(() => {
  setCity('perm');
  signIn();
  store.set(isAppealsOpenAtom, false);
  store.set(draftsOwnerAtom, 'a@example.com');
  store.set(appealForm, (old) => ({ ...old, values: { ...old.values, message: 'Черновик' } }));
  store.set(draftsAtom, { 1: 'Вопрос' });
  store.set(dispatchChatAtom, '1', { type: 'send', id: 'x', text: 'Да', at: 0, thread: [] });
});

describe('drafts of appeals', () => {
  it('drafts of appeals stay while their driver is signed in', () => {
    expect(draftsAndChats()).toEqual(expected);
  });

  it('drafts of appeals are cleared with the login', () => {
    signOut();
    expect(draftsAndChats()).toEqual(nothing);
  });

  it('drafts of appeals survive an expired login on the open page, for the same driver', () => {
    store.set(isAppealsOpenAtom, true);
    signOut();
    expect(draftsAndChats()).toEqual(expected);
    signIn();
    expect(draftsAndChats()).toEqual(expected);
  });

  it('drafts of appeals never stand in the device’s storage', () => {
    expect(JSON.stringify(localStorage)).not.toMatch(/Черновик|Вопрос/);
  });
});
