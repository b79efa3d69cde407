import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { SubscriptionOffer } from '~/domain/permits/subscription';
import { useOffers } from '~/data/subscriptions/useOffers';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { OfferCard } from './OfferCard';

/** The zone of an offer, if it is limited to one (PAY-13) and its title does not contain it. */
const OfferZone = ({ offer: { title, zone } }: { offer: SubscriptionOffer }) =>
  zone !== undefined && !title.includes(zone) && <p className="text-muted">{t`Зона ${zone}`}</p>;

/** The city's offers, for a city without a constructor. */
export const OffersSection = () => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { offers, isFailed, isFetching, refetch } = useOffers();
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="offers-title">
      <h2 id="offers-title" className="text-lead font-bold">
        {t`Купить абонемент`}
      </h2>
      {!offers && (
        <WaitOrRetry
          isFailed={isFailed}
          title={t`Список абонементов загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="h-48 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {offers?.length === 0 && (
        <p className="rounded-sheet bg-raised p-[16px] text-muted">{t`Сейчас город не продаёт абонементов.`}</p>
      )}
      {offers && offers.length > 0 && !isOnline && (
        <p className="text-muted">{t`Купить можно, когда появится сеть.`}</p>
      )}
      <ul className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-3">
        {offers?.map((offer) => (
          <OfferCard key={offer.code} offer={offer} onBuy={() => openDialog({ name: 'subscription', offer })}>
            <OfferZone offer={offer} />
          </OfferCard>
        ))}
      </ul>
    </section>
  );
};
