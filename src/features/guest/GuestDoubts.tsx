import { useAtomValue } from 'jotai';
import { useLoadedFeatures } from '~/data/map/useLoadedFeatures';
import { StayDoubts } from '~/parts/doubts/StayDoubts';
import { staysAtom } from '~/state/stays';
import type { useGuestForm } from './useGuestForm';

interface Props {
  guest: Pick<ReturnType<typeof useGuestForm>, 'form' | 'context' | 'place'>;
}

/** What may be a mistake of a guest's, whose cars are those that were parked from this device, in whatever city. */
export const GuestDoubts = ({ guest: { form, context, place } }: Props) => {
  // One that was not paid for may have been a mistake itself.
  const known = useAtomValue(staysAtom).filter(({ state }) => state === 'confirmed');
  return <StayDoubts values={form.values} set={form.set} known={known} context={context} place={place} features={useLoadedFeatures()} />;
};
