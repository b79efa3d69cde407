import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import { emptyDraft, registrationFlow, type RegistrationDraft, type RegistrationEvent } from '~/domain/registration.flow';
import { cityIdAtom } from './city';
import { draftKeys } from './draftKeys';
import { audienceAtom } from './signIn';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const keptAtom = storedAtom(draftKeys.registration);

/** The registration that has been begun in the chosen city; the empty one where none has. */
export const registrationAtom = atom((get): RegistrationDraft => get(keptAtom)[get(cityIdAtom) ?? ''] ?? emptyDraft);

/**
 * Takes the registration one event on, and keeps it. Read anew: another tab may have gone on with it. Whoever is signed in has
 * none: an answer that comes after that is kept nowhere.
 */
export const noteRegistration = (event: RegistrationEvent): RegistrationDraft => {
  const city = store.get(cityIdAtom) ?? '';
  const kept = read(draftKeys.registration);
  const draft = registrationFlow(kept[city] ?? emptyDraft, event);
  store.set(keptAtom, store.get(audienceAtom) === 'guest' ? { ...kept, [city]: draft } : RESET);
  return draft;
};

/** Nothing of a registration stays on the device. */
export const forgetRegistration = (): void => store.set(keptAtom, RESET);
