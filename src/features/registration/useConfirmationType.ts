import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { confirmationTypeQuery } from '~/data/registration/confirmationTypeQuery';
import type { ConfirmationType } from '~/domain/registration.flow';
import { cityAtom } from '~/state/city';
import { noteRegistration, registrationAtom } from '~/state/registration';

/** How this city confirms phones, fresh or as it was when last heard; undefined while it has never been heard. */
export const useConfirmationType = (): ConfirmationType | undefined => {
  const city = useAtomValue(cityAtom);
  const kept = useAtomValue(registrationAtom).confirmationType;
  const fresh = useQuery({ ...confirmationTypeQuery(city?.city ?? ''), enabled: city !== undefined }).data;
  useEffect(() => {
    if (fresh !== undefined && fresh !== kept) noteRegistration({ type: 'typeKnown', confirmationType: fresh });
  }, [fresh, kept]);
  return fresh ?? kept;
};
