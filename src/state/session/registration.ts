import { atom } from 'jotai';
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
import { clearStored, storedAtom } from '../storedAtom';
import { store } from '../store';

const storedDraftsAtom = storedAtom(draftKeys.registration);

/** The registration begun in the chosen city, or an empty one. */
export const registrationAtom = atom(
  (get): RegistrationDraft => get(storedDraftsAtom)[get(cityIdAtom) ?? ''] ?? emptyDraft,
);

/**
 * Advances the registration by one event and stores it. Rereads the stored draft, because another tab may have
 * continued it. A signed-in user has no draft: an answer that arrives after the sign-in is not stored.
 */
export const updateRegistration = (event: RegistrationEvent): RegistrationDraft => {
  const city = store.get(cityIdAtom) ?? '';
  const stored = read(draftKeys.registration);
  const draft = registrationFlow(stored[city] ?? emptyDraft, event);
  store.set(storedDraftsAtom, store.get(audienceAtom) === 'guest' ? { ...stored, [city]: draft } : clearStored);
  return draft;
};

/** Removes all registration data from the device. */
export const clearRegistrationDraft = (): void => store.set(storedDraftsAtom, clearStored);
