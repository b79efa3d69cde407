import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { isOfThisStart } from '~/data/isOfThisStart';
import { payPlanar } from '~/data/payments/payPlanar';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities, useSettings } from '~/data/settings/useCapabilities';
import { movesMoney } from '~/domain/attempt';
import { balanceMethod, instantMethods, type PaymentMethod } from '~/domain/paymentMethod';
import { sum } from '~/i18n/format';
import { AttemptNotice } from '~/parts/payment/AttemptNotice';
import { NotSentNotice } from '~/parts/payment/NotSentNotice';
import { FlatPayment } from './FlatPayment';

/** A driver at the barrier: from the balance, where the city has one, or through a provider. */
export const DriverFlat = ({ parking }: { parking?: string }) => {
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
    description: balance === undefined ? undefined : t`Сейчас ${sum(balance)}`,
    needsPhone: false,
  };
  const others = instantMethods(listed).filter(({ id }) => id !== balanceMethod);
  const methods = usesBalance ? [fromBalance, ...others] : others;
  // A link is no payment: that it came is told by the page that it leads to.
  const trace = run.trace?.state.phase === 'done' && !movesMoney(run.trace.attempt) ? undefined : run.trace;
  return (
    <FlatPayment
      parking={parking}
      payer={{
        who: 'driver',
        token: signIn?.token,
        methods,
        usualMethodId: usesBalance || methods.length === 1 ? methods[0]?.id : undefined,
        balance,
        isBalanceFresh: isOfThisStart(readAt),
        run,
        notice: (
          <>
            <NotSentNotice why={run.notSent} />
            {trace && <AttemptNotice attempt={trace.attempt} state={trace.state} onCheckAgain={run.checkAgain} onDismiss={run.clear} />}
          </>
        ),
        // Without a login nothing has a price, and so nothing is paid.
        pay: (price, methodId) => (signIn ? payPlanar(queryClient, signIn, price, methodId) : Promise.reject(new Error('Nobody is signed in'))),
      }}
    />
  );
};
