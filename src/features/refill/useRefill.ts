import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { paymentPage } from '~/data/payments/paymentPage';
import { refillBalance } from '~/data/payments/refillBalance';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { parseAmount, type Kopecks } from '~/domain/money';
import { phoneForWire } from '~/domain/phone';
import type { Profile } from '~/domain/profile';
import { rememberReturn } from '~/state/returnAddress';
import { driverAtom } from '~/state/signIn';
import type { RefillValues } from './refill.form';

export interface RefillLink {
  address: string;
  sum: Kopecks;
  /** The balance when the link was made: what it is compared with afterwards. */
  balanceBefore: Kopecks | undefined;
}

/** Gets a link to the provider's page, and finds out by the balance when the money has come. */
export const useRefill = (profile: Profile) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { refetch } = useProfile();
  const [link, setLink] = useState<RefillLink>();
  const [isWaiting, setWaiting] = useState(false);
  const run = useDriverRun();

  const getLink = async (values: RefillValues, needsPhone: boolean): Promise<void> => {
    const amount = parseAmount(values.amount);
    if (!signIn || !values.methodId || !('sum' in amount)) return;
    const { sum } = amount;
    const methodId = values.methodId;
    rememberReturn();
    const reply = await run.run(() =>
      refillBalance(queryClient, signIn, { methodId, sum, phone: needsPhone ? phoneForWire(values.phone) : undefined }),
    );
    if (!reply) return;
    const address = paymentPage(reply.RedirectURL);
    if (address) setLink({ address, sum, balanceBefore: profile.balance });
    else run.refuse('badPage');
  };

  const credited =
    isWaiting && link?.balanceBefore !== undefined && profile.balance !== undefined && profile.balance > link.balanceBefore
      ? profile.balance - link.balanceBefore
      : undefined;

  return {
    ...run,
    getLink,
    link,
    isWaiting,
    credited,
    check: async (): Promise<void> => void (await refetch()),
    dropLink: () => {
      setLink(undefined);
      setWaiting(false);
    },
    /** The driver has gone to the page: from now on the balance tells. */
    open: () => setWaiting(true),
  };
};
