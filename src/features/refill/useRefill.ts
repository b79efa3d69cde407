import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { operationsQuery } from '~/data/operations/operationsQuery';
import { refillBalance } from '~/data/payments/refillBalance';
import { useGivenLink } from '~/data/payments/useGivenLink';
import { useProfile } from '~/data/profile/useProfile';
import { creditedBy } from '~/domain/credited';
import { parseAmount, type Kopecks } from '~/domain/money';
import { phoneForWire } from '~/domain/phone';
import type { Profile } from '~/domain/profile';
import { cityIdAtom } from '~/state/city';
import { givenLinkAtom } from '~/state/givenLinks';
import { driverAtom } from '~/state/signIn';
import { refillAsked, type RefillValues } from './refill.form';

const purpose = { kind: 'refill', target: '' } as const;
const linkAtom = givenLinkAtom(purpose);
const nobody = { token: '', cacheKey: '' };

/** Gets a link to the provider's page, and finds out by history and balance when the money has come. */
export const useRefill = (profile: Profile, values: RefillValues) => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityIdAtom);
  const signIn = useAtomValue(driverAtom);
  const isOpened = useAtomValue(linkAtom)?.isOpened === true;
  const { readAt, query } = useProfile();
  const { balance } = profile;
  const history = operationsQuery(city ?? '', signIn ?? nobody);
  const { data: operations, dataUpdatedAt } = useQuery({
    ...history,
    enabled: isOpened && city !== null && signIn !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const given = useGivenLink<Kopecks>({
    ...purpose,
    // An older history would leave the refund out that a balance has grown by.
    read: (link) => creditedBy(link, { balance: dataUpdatedAt >= readAt ? balance : undefined, operations }),
    readFrom: [query, history],
    standing: { before: balance },
  });

  const getLink = async (asked: RefillValues, needsPhone: boolean): Promise<void> => {
    const { methodId, amount, phone } = asked;
    const read = parseAmount(amount);
    if (!signIn || !methodId || !('sum' in read)) return;
    const { sum } = read;
    const reply = await given.ask(() => refillBalance(queryClient, signIn, { methodId, sum, phone: needsPhone ? phoneForWire(phone) : undefined }), {
      asked: refillAsked(asked),
      toPay: sum,
    });
    // Money that comes from elsewhere needs a page.
    if (reply && reply !== 'link') given.refuse('badPage');
  };

  return {
    ...given,
    getLink,
    link: given.linkFor(refillAsked(values)),
    /** What has come; undefined while the money has not. */
    credited: given.news,
  };
};
