import type { QueryClient } from '@tanstack/react-query';
import { buySubscription as endpoint } from '~/api/contract/subscriptions';
import type { Kopecks } from '~/domain/money/money';
import { balanceMethod } from '~/domain/money/paymentMethod';
import { dayForWire, purchaseText, type Day } from '~/domain/permits/subscription';
import { currentCity } from '~/state/currentCity';
import { hash } from '~/state/hash';
import type { SignIn } from '~/state/session/signIn';
import { payAsDriver } from './payAsDriver';
import type { RunResult } from './runAttempt';

export interface SubscriptionPurchase {
  code: string;
  /** As it is sent: without spaces, a Russian plate in Cyrillic. */
  plate: string;
  /** Omitted for a subscription of the day before. */
  startDay?: Day;
  /** The amount that the driver saw and confirmed. */
  sum: Kopecks;
  /** The payment method. Without one the balance pays. */
  methodId?: string;
  /** 11 digits, only for a method that requires a phone. */
  phone?: string;
}

/** Buys a subscription from the balance, or requests a link to a provider's page, which charges nothing yet. */
export const buySubscription = async (
  queryClient: QueryClient,
  signIn: SignIn,
  purchase: SubscriptionPurchase,
): Promise<RunResult> => {
  const { code, plate, startDay, sum, methodId, phone } = purchase;
  return payAsDriver(queryClient, signIn, {
    kind: 'subscribe',
    endpoint,
    input: {
      vehicle: plate,
      codeSubscription: code,
      paymentService: methodId ?? balanceMethod,
      timestart: startDay && dayForWire(startDay, currentCity().timeZone),
      phone,
    },
    record: { target: await hash(purchaseText(purchase)), isOnlyLink: methodId === undefined ? undefined : true },
    summary: { plate, sum },
  });
};
