import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { confirmationTypeQuery } from '~/data/registration/confirmationTypeQuery';
import { emptyDraft, type ConfirmationType } from '~/domain/registration.flow';
import { cityAtom } from '~/state/city';
import { noteRegistration, registrationAtom } from '~/state/registration';

/** How this city confirms phones, fresh or as it was when last heard; undefined while it has never been heard. */
export const useConfirmationType = (): ConfirmationType | undefined => {
  const city = useAtomValue(cityAtom);
  const draft = useAtomValue(registrationAtom);
  const kept = draft.confirmationType;
  const fresh = useQuery({ ...confirmationTypeQuery(city?.city ?? ''), enabled: city !== undefined }).data;
  // Nothing is kept for somebody who has typed nothing.
  const isBegun = draft !== emptyDraft;
  useEffect(() => {
    if (isBegun && fresh !== undefined && fresh !== kept) noteRegistration({ type: 'typeKnown', confirmationType: fresh });
  }, [isBegun, fresh, kept]);
  return fresh ?? kept;
};
