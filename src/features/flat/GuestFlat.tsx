import { payPlanarAsGuest } from '~/data/payments/payPlanarAsGuest';
import { useRun } from '~/data/payments/useRun';
import { useSettings } from '~/data/settings/useCapabilities';
import { instantMethods } from '~/domain/paymentMethod';
import { LinkNotice } from '~/parts/payment/LinkNotice';
import { currentCity } from '~/state/city';
import { FlatPayment } from './FlatPayment';

/** A guest at the barrier: through a provider's page. No phone can be told here, and so nothing is paid from a phone's account. */
export const GuestFlat = ({ parking }: { parking?: string }) => {
  const run = useRun();
  const methods = instantMethods(useSettings()?.paymentMethods ?? []).filter(({ needsPhone }) => !needsPhone);
  const usualMethodId = methods.length === 1 ? methods[0]?.id : undefined;
  return (
    <FlatPayment
      parking={parking}
      payer={{ who: 'guest', token: currentCity().guestToken, methods, usualMethodId, run, notice: <LinkNotice run={run} />, pay: payPlanarAsGuest }}
    />
  );
};
