import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { confirmationTypeQuery } from '~/data/registration/confirmationTypeQuery';
import { emptyDraft, type ConfirmationType } from '~/domain/account/registration.flow';
import { cityAtom } from '~/state/currentCity';
import { updateRegistration, registrationAtom } from '~/state/session/registration';

/** Returns how this city confirms phones: the fresh value, or else the stored one. Undefined if neither is known. */
export const useConfirmationType = (): ConfirmationType | undefined => {
  const city = useAtomValue(cityAtom);
  const draft = useAtomValue(registrationAtom);
  const storedType = draft.confirmationType;
  const freshType = useQuery({ ...confirmationTypeQuery(city?.city ?? ''), enabled: city !== undefined }).data;
  // Nothing is stored for a visitor who has typed nothing.
  const hasStarted = draft !== emptyDraft;
  useEffect(() => {
    if (hasStarted && freshType !== undefined && freshType !== storedType)
      updateRegistration({ type: 'typeKnown', confirmationType: freshType });
  }, [hasStarted, freshType, storedType]);
  return freshType ?? storedType;
};
