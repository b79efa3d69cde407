import { atom } from 'jotai';
import { restoreFlow, type RestoreEvent, type RestoreState } from '~/domain/restore.flow';
import { draftKeys } from './draftKeys';
import { audienceAtom } from './signIn';
import { read, remove, write } from './storage';
import { store } from './store';

const firstState = (): RestoreState => {
  const kept = read(draftKeys.restore);
  if (!kept) return { step: 'who' };
  const { login, way } = kept;
  return way ? { step: 'sent', login, way, isLost: false, canSendAgain: false, mayBeChanged: false } : { step: 'way', login };
};

const stateAtom = atom(firstState());

/** Where the restore of a password stands in this tab; a reload goes on from there. */
export const restoreAtom = atom((get) => get(stateAtom));

/** Takes the restore one event on. Who it is for is kept with the tab until the end, or until somebody is signed in. */
export const noteRestore = (event: RestoreEvent): RestoreState => {
  const state = restoreFlow(store.get(stateAtom), event);
  store.set(stateAtom, state);
  if (store.get(audienceAtom) !== 'guest') remove(draftKeys.restore);
  else if (state.step === 'way') write(draftKeys.restore, { login: state.login });
  else if (state.step === 'sent') write(draftKeys.restore, { login: state.login, way: state.way });
  else remove(draftKeys.restore);
  return state;
};
