import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { isFromThisPageLoad } from '~/data/isFromThisPageLoad';
import { payBarrier } from '~/data/payments/payBarrier';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities, useSettings } from '~/data/settings/useCapabilities';
import { movesMoney } from '~/domain/payments/attempt';
import { balanceMethod, defaultMethodId, instantMethods, type PaymentMethod } from '~/domain/money/paymentMethod';
import { cost } from '~/i18n/format';
import { AttemptNotice } from '~/components/payment/AttemptNotice';
import { NotSentNotice } from '~/components/payment/NotSentNotice';
import { lastMethodAtom } from '~/state/payments/lastMethod';
import { store } from '~/state/store';
import { BarrierPayment } from './BarrierPayment';

/** Barrier payment of a driver, from the balance (if the city has one) or through a provider. */
export const DriverBarrier = ({ parking }: { parking?: string }) => {
  const queryClient = useQueryClient();
  const { profile, signIn, readAt } = useProfile();
  const settings = useSettings();
  const run = useDriverRun();
  const balance = profile?.balance;
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  const listed = settings?.paymentMethods.length ? settings.paymentMethods : (profile?.paymentMethods ?? []);
  const fromBalance: PaymentMethod = {
    id: balanceMethod,
    label: t`С баланса`,
    description: balance === undefined ? undefined : t`Сейчас ${cost(balance)}`,
    needsPhone: false,
  };
  const others = instantMethods(listed).filter(({ id }) => id !== balanceMethod);
  const methods = usesBalance ? [fromBalance, ...others] : others;
  // An issued link is not a payment. Its arrival needs no notice, because the page it leads to opens.
  const attemptStatus =
    run.attemptStatus?.state.phase === 'done' && !movesMoney(run.attemptStatus.attempt) ? undefined : run.attemptStatus;
  return (
    <BarrierPayment
      parking={parking}
      payer={{
        audience: 'driver',
        token: signIn?.token,
        methods,
        defaultMethodId: usesBalance ? balanceMethod : defaultMethodId(methods, store.get(lastMethodAtom)),
        balance,
        isBalanceFresh: isFromThisPageLoad(readAt),
        run,
        notice: (
          <>
            <NotSentNotice why={run.notSent} />
            {attemptStatus && (
              <AttemptNotice
                attempt={attemptStatus.attempt}
                state={attemptStatus.state}
                onCheckAgain={run.checkAgain}
                onDismiss={run.clear}
              />
            )}
          </>
        ),
        // Without a login there is no price, so there is nothing to pay.
        pay: (price, methodId) =>
          signIn ? payBarrier(queryClient, signIn, price, methodId) : Promise.reject(new Error('Nobody is signed in')),
      }}
    />
  );
};
