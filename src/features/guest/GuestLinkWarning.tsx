import { useAtomValue } from 'jotai';
import { LinkWarning } from '~/parts/doubts/LinkWarning';
import { guestMemoryAtom } from '~/state/guestMemory';
import { staysAtom } from '~/state/stays';
import { appliedLinkAtom } from './guest.form';
import type { useGuestForm } from './useGuestForm';

interface Props {
  guest: Pick<ReturnType<typeof useGuestForm>, 'form' | 'context'>;
}

/** A guest's cars are the remembered one and those that were paid for from this device, in whatever city. */
export const GuestLinkWarning = ({ guest: { form, context } }: Props) => {
  const remembered = useAtomValue(guestMemoryAtom);
  const paid = useAtomValue(staysAtom).filter(({ state }) => state === 'confirmed');
  const known = [...(remembered?.plate ? [remembered] : []), ...paid.reverse()];
  return (
    <LinkWarning
      applied={useAtomValue(appliedLinkAtom)}
      values={form.values}
      set={form.set}
      known={known}
      offered={known[0]}
      intervals={context.intervals}
      isLate
    />
  );
};
