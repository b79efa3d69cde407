import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { confirmationTypeQuery } from '~/data/registration/confirmationTypeQuery';
import { emptyDraft, type ConfirmationType } from '~/domain/account/registration.flow';
import { cityAtom } from '~/state/currentCity';
import { updateRegistration, registrationAtom } from '~/state/session/registration';

/** How this city confirms phones, fresh or as it was when last heard; undefined while it has never been heard. */
export const useConfirmationType = (): ConfirmationType | undefined => {
  const city = useAtomValue(cityAtom);
  const draft = useAtomValue(registrationAtom);
  const storedType = draft.confirmationType;
  const freshType = useQuery({ ...confirmationTypeQuery(city?.city ?? ''), enabled: city !== undefined }).data;
  // Nothing is kept for somebody who has typed nothing.
  const hasStarted = draft !== emptyDraft;
  useEffect(() => {
    if (hasStarted && freshType !== undefined && freshType !== storedType)
      updateRegistration({ type: 'typeKnown', confirmationType: freshType });
  }, [hasStarted, freshType, storedType]);
  return freshType ?? storedType;
};
