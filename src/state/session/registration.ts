import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import {
  emptyDraft,
  registrationFlow,
  type RegistrationDraft,
  type RegistrationEvent,
} from '~/domain/account/registration.flow';
import { cityIdAtom } from '../currentCity';
import { draftKeys } from './draftKeys';
import { audienceAtom } from './signIn';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

const storedDraftsAtom = storedAtom(draftKeys.registration);

/** The registration that has been begun in the chosen city; the empty one where none has. */
export const registrationAtom = atom(
  (get): RegistrationDraft => get(storedDraftsAtom)[get(cityIdAtom) ?? ''] ?? emptyDraft,
);

/**
 * Takes the registration one event on, and keeps it. Read anew: another tab may have gone on with it. Whoever is signed in has
 * none: an answer that comes after that is kept nowhere.
 */
export const updateRegistration = (event: RegistrationEvent): RegistrationDraft => {
  const city = store.get(cityIdAtom) ?? '';
  const stored = read(draftKeys.registration);
  const draft = registrationFlow(stored[city] ?? emptyDraft, event);
  store.set(storedDraftsAtom, store.get(audienceAtom) === 'guest' ? { ...stored, [city]: draft } : RESET);
  return draft;
};

/** Nothing of a registration stays on the device. */
export const clearRegistrationDraft = (): void => store.set(storedDraftsAtom, RESET);
