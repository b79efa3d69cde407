import { useAtomValue } from 'jotai';
import { LinkWarning } from '~/components/warnings/LinkWarning';
import { guestMemoryAtom } from '~/state/session/guestMemory';
import { guestStaysAtom } from '~/state/payments/guestStays';
import { appliedLinkAtom } from './guest.form';
import type { useGuestForm } from './useGuestForm';

interface Props {
  guest: Pick<ReturnType<typeof useGuestForm>, 'form' | 'context'>;
}

/** A guest's vehicles are the remembered one and those paid for on this device, in any city. */
export const GuestLinkWarning = ({ guest: { form, context } }: Props) => {
  const remembered = useAtomValue(guestMemoryAtom);
  const paid = useAtomValue(guestStaysAtom).filter(({ state }) => state === 'confirmed');
  const knownVehicles = [...(remembered?.plate ? [remembered] : []), ...paid.reverse()];
  return (
    <LinkWarning
      applied={useAtomValue(appliedLinkAtom)}
      values={form.values}
      set={form.set}
      known={knownVehicles}
      offered={knownVehicles[0]}
      intervals={context.intervals}
    />
  );
};
