import { payBarrierAsGuest } from '~/data/payments/payBarrierAsGuest';
import { useRun } from '~/data/payments/useRun';
import { useSettings } from '~/data/settings/useCapabilities';
import { instantMethods } from '~/domain/money/paymentMethod';
import { LinkNotice } from '~/components/payment/LinkNotice';
import { currentCity } from '~/state/currentCity';
import { BarrierPayment } from './BarrierPayment';

/**
 * Barrier payment of a guest, through a provider's page. Methods that need a phone number are excluded, because it
 * cannot be entered here.
 */
export const GuestBarrier = ({ parking }: { parking?: string }) => {
  const run = useRun();
  const methods = instantMethods(useSettings()?.paymentMethods ?? []).filter(({ needsPhone }) => !needsPhone);
  const defaultMethodId = methods.length === 1 ? methods[0]?.id : undefined;
  return (
    <BarrierPayment
      parking={parking}
      payer={{
        audience: 'guest',
        token: currentCity().guestToken,
        methods,
        defaultMethodId,
        run,
        notice: <LinkNotice run={run} />,
        pay: payBarrierAsGuest,
      }}
    />
  );
};
