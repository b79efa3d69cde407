import { payBarrierAsGuest } from '~/data/payments/payBarrierAsGuest';
import { useRun } from '~/data/payments/useRun';
import { useSettings } from '~/data/settings/useCapabilities';
import { defaultMethodId, instantMethods } from '~/domain/money/paymentMethod';
import { LinkNotice } from '~/components/payment/LinkNotice';
import { currentCity } from '~/state/currentCity';
import { lastMethodAtom } from '~/state/payments/lastMethod';
import { store } from '~/state/store';
import { BarrierPayment } from './BarrierPayment';

/**
 * Barrier payment of a guest, through a provider's page. Methods that need a phone number are excluded, because it
 * cannot be entered here.
 */
export const GuestBarrier = ({ parking }: { parking?: string }) => {
  const run = useRun();
  const methods = instantMethods(useSettings()?.paymentMethods ?? []).filter(({ needsPhone }) => !needsPhone);
  return (
    <BarrierPayment
      parking={parking}
      payer={{
        audience: 'guest',
        token: currentCity().guestToken,
        methods,
        defaultMethodId: defaultMethodId(methods, store.get(lastMethodAtom)),
        run,
        notice: <LinkNotice run={run} />,
        pay: payBarrierAsGuest,
      }}
    />
  );
};
