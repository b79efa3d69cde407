import { atom } from 'jotai';
import {
  passwordResetFlow,
  type PasswordResetEvent,
  type PasswordResetState,
} from '~/domain/account/passwordReset.flow';
import { draftKeys } from './draftKeys';
import { audienceAtom } from './signIn';
import { read, remove, write } from '~/platform/storage';
import { store } from '../store';

const initialState = (): PasswordResetState => {
  const stored = read(draftKeys.passwordReset);
  if (!stored) return { step: 'who' };
  const { login, way } = stored;
  return way
    ? { step: 'sent', login, way, isLost: false, canSendAgain: false, mayBeChanged: false }
    : { step: 'way', login };
};

const stateAtom = atom(initialState());

/** The state of the password reset in this tab. It survives a reload. */
export const passwordResetAtom = atom((get) => get(stateAtom));

/**
 * Advances the password reset by one event. The login is stored with the tab until the end, or until a user signs in.
 */
export const updatePasswordReset = (event: PasswordResetEvent): PasswordResetState => {
  const state = passwordResetFlow(store.get(stateAtom), event);
  store.set(stateAtom, state);
  if (store.get(audienceAtom) !== 'guest') remove(draftKeys.passwordReset);
  else if (state.step === 'way') write(draftKeys.passwordReset, { login: state.login });
  else if (state.step === 'sent') write(draftKeys.passwordReset, { login: state.login, way: state.way });
  else remove(draftKeys.passwordReset);
  return state;
};
