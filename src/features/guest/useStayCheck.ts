import { isGuestStayRunning } from '~/data/payments/isGuestStayRunning';
import { serverNow } from '~/state/clock';
import { newerStay, patchStay, type GuestStay } from '~/state/stays';
import { useReads } from '~/ui/useReads';

/** Asks the city whether a guest's stay runs, until it has confirmed it. Gives whether it is still asking, and the way to ask once more. */
export const useStayCheck = (stay: GuestStay): { isAsking: boolean; ask: () => Promise<void> } =>
  useReads(stay.state === 'leaving', async (stop) => {
    // A stay that is over needs no answer, unless it was paid for afterwards, and "this car is parked here" would be another one's.
    if ((!stay.isPost && stay.endsAt <= serverNow()) || newerStay(stay)) stop();
    else if ((await isGuestStayRunning(stay)) === 'yes') patchStay(stay.id, { state: 'confirmed', confirmedAt: serverNow() });
  });
