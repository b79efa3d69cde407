import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import { emptyDraft, registrationFlow, type RegistrationDraft, type RegistrationEvent } from '~/domain/registration.flow';
import { cityIdAtom } from './city';
import { draftKeys } from './draftKeys';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const keptAtom = storedAtom(draftKeys.registration);

/** The registration that has been begun in the chosen city; the empty one where none has. */
export const registrationAtom = atom((get): RegistrationDraft => {
  const kept = get(keptAtom);
  if (!kept || kept.city !== get(cityIdAtom)) return emptyDraft;
  const { city: _, ...draft } = kept;
  return draft;
});

/** Takes the registration one event on, and keeps it. Read anew: another tab may have gone on with it. */
export const noteRegistration = (event: RegistrationEvent): RegistrationDraft => {
  const city = store.get(cityIdAtom) ?? '';
  const kept = read(draftKeys.registration);
  const draft = registrationFlow(kept?.city === city ? kept : emptyDraft, event);
  store.set(keptAtom, event.type === 'ended' ? RESET : { ...draft, city });
  return draft;
};

/** Nothing of a registration stays on the device. */
export const forgetRegistration = (): void => void noteRegistration({ type: 'ended' });
