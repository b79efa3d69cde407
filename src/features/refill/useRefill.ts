import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { refillBalance } from '~/data/payments/refillBalance';
import { useGivenLink } from '~/data/payments/useGivenLink';
import { useProfile } from '~/data/profile/useProfile';
import { parseAmount, type Kopecks } from '~/domain/money';
import { phoneForWire } from '~/domain/phone';
import type { Profile } from '~/domain/profile';
import { driverAtom } from '~/state/signIn';
import type { RefillValues } from './refill.form';

const askedBy = ({ amount, methodId = '' }: RefillValues): string => `${amount}|${methodId}`;

/** Gets a link to the provider's page, and finds out by the balance when the money has come. */
export const useRefill = (profile: Profile, values: RefillValues) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const { refetch } = useProfile();
  const { balance } = profile;
  const given = useGivenLink<Kopecks>({
    kind: 'refill',
    target: '',
    // Less than the whole sum may be what a stopped parking gave back.
    read: ({ before, toPay, isOpened }) => {
      const added = before === undefined || balance === undefined ? 0 : balance - before;
      return isOpened && added >= toPay ? added : undefined;
    },
  });

  const getLink = async ({ methodId, amount, phone }: RefillValues, needsPhone: boolean): Promise<void> => {
    const read = parseAmount(amount);
    if (!signIn || !methodId || !('sum' in read)) return;
    const { sum } = read;
    const reply = await given.ask(() => refillBalance(queryClient, signIn, { methodId, sum, phone: needsPhone ? phoneForWire(phone) : undefined }), {
      asked: askedBy({ methodId, amount, phone }),
      toPay: sum,
      before: balance,
    });
    // Money that comes from elsewhere needs a page.
    if (reply && reply !== 'link') given.refuse('badPage');
  };

  return {
    ...given,
    getLink,
    link: given.linkFor(askedBy(values)),
    /** What the balance grew by; undefined while the money has not come. */
    credited: given.news,
    check: async (): Promise<void> => void (await refetch()),
  };
};
