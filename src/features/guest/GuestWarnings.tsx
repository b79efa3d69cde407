import { useAtomValue } from 'jotai';
import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { StayWarnings } from '~/components/warnings/StayWarnings';
import { guestStaysAtom } from '~/state/payments/guestStays';
import type { useGuestForm } from './useGuestForm';

interface Props {
  guest: Pick<ReturnType<typeof useGuestForm>, 'form' | 'context' | 'place'>;
}

/** Warns of probable mistakes. A guest's vehicles are those that were parked from this device, in any city. */
export const GuestWarnings = ({ guest: { form, context, place } }: Props) => {
  // A stay that was not paid may have been a mistake itself.
  const knownStays = useAtomValue(guestStaysAtom).filter(({ state }) => state === 'confirmed');
  return (
    <StayWarnings
      values={form.values}
      set={form.set}
      known={knownStays}
      context={context}
      place={place}
      features={useLoadedFeatures()}
    />
  );
};
