import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { FoundOffer, SearchValues } from '~/domain/permits/subscriptionSearch.flow';
import { formatDateInput } from '~/domain/time/dateInput';
import { openDialog } from '~/state/dialogs';
import { Notice } from '~/ui/Notice';
import { OfferCard } from './OfferCard';

/** This many zones are easy to read; the others are only counted. */
const maxDisplayedZones = 12;

const zonesText = (zones: readonly string[]): string =>
  zones.length > maxDisplayedZones
    ? t`${zones.slice(0, maxDisplayedZones).join(', ')} и ещё ${zones.length - maxDisplayedZones}`
    : zones.join(', ');

/** The offers that match a search, each with a button to buy it. */
export const FoundOffers = ({ offers, values }: { offers: readonly FoundOffer[]; values: SearchValues }) => {
  const search =
    values.days === undefined ? undefined : { zones: values.zones, startDay: values.startDay, days: values.days };
  const heading = useRef<HTMLHeadingElement>(null);
  // The result is below the button and mostly out of view.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="found-title">
      <h2 id="found-title" ref={heading} tabIndex={-1} className="scroll-mt-16 text-lead font-bold outline-none">
        {offers.length > 0 ? t`Подходящие абонементы` : t`Ничего не подошло`}
      </h2>
      {offers.length === 0 && <Notice severity="info">{t`Измените параметры и нажмите «Далее»`}</Notice>}
      <ul className="grid gap-3">
        {offers.map(({ code, title, type, sum, zones, startDay = values.startDay }) => {
          const where = zones.length > 0 ? t`Зоны: ${zonesText(zones)}` : undefined;
          const offer = { code, title, sum, isForYesterday: false };
          const buy = (): void =>
            openDialog({
              name: 'subscription',
              offer: { ...offer, description: [type, where].filter(Boolean).join('. ') },
              startDay,
              plate: values.plate,
              search,
            });
          return (
            <OfferCard key={code} offer={{ ...offer, description: type }} onBuy={buy}>
              {where && <p>{where}</p>}
              <p>{t`Начало: ${formatDateInput(startDay)}`}</p>
            </OfferCard>
          );
        })}
      </ul>
    </section>
  );
};
