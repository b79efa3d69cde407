import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { StayLink } from '~/domain/stay/stayLink';
import { inLanguage } from '~/i18n/inLanguage';
import { cityAtom } from '~/state/currentCity';
import { unknownLinkCityAtom } from '~/state/linkCity';
import { cityGuestStaysAtom } from '~/state/payments/guestStays';
import { PageHead } from '~/ui/PageHead';
import { lazyPart } from '~/ui/lazyPart';
import { GuestForm } from './GuestForm';

/** Needed only where neither a link nor the device knows the city. */
const ChooseCityNotice = lazyPart(() =>
  import('./city/ChooseCityNotice').then(({ ChooseCityNotice }) => ChooseCityNotice),
);
/** Needed only by who has paid on this device before. */
const GuestStayList = lazyPart(() => import('./stay/GuestStayList').then(({ GuestStayList }) => GuestStayList));
const GuestStayPanel = lazyPart(
  () => import('./stay/GuestStayPanel').then(({ GuestStayPanel }) => GuestStayPanel),
  () => <p role="status">{t`Загружаем страницу…`}</p>,
);

interface Props {
  link: StayLink;
  /** What the address names, also where that is no place in the street. */
  linkedPlace: Pick<StayLink, 'zone' | 'parkingCode' | 'type'>;
  /** A stay of this device to show first. */
  stayId?: string;
  /** Puts the switch to parkings with a barrier beside the form, and theirs in its place when they are chosen. */
  barrier: { around: (street: ReactNode) => ReactNode };
}

/** Paying without an account: from a QR code, or by hand. */
export const GuestScreen = ({ link, linkedPlace: { zone, parkingCode, type }, stayId, barrier }: Props) => {
  const navigate = useNavigate();
  const city = useAtomValue(cityAtom);
  const unknownCity = useAtomValue(unknownLinkCityAtom);
  const guestPayment = useCapabilities()?.guestPayment;
  const stays = useAtomValue(cityGuestStaysAtom);
  const stay = stays.find(({ id }) => id === stayId);

  // The form is there at once; only when the city says that guests may not pay does the visitor go on to the main page.
  useEffect(() => {
    if (guestPayment === 'no' && !stay)
      void navigate({
        to: '/{-$lng}',
        params: inLanguage,
        search: { zone, parkingCode, type, why: 'no-guests' },
        replace: true,
      });
  }, [guestPayment, navigate, stay, zone, parkingCode, type]);

  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-6 p-4">
      <PageHead
        title={t`Оплата парковки — Парковка`}
        description={t`Оплата парковки без регистрации: зона, номер, время. Цена видна до оплаты.`}
      />
      {(!city || unknownCity !== undefined) && <ChooseCityNotice unknown={unknownCity} />}
      {stay && <GuestStayPanel key={stay.id} stay={stay} />}
      {!stay && city && <div className="min-w-0">{barrier.around(<GuestForm link={link} />)}</div>}
      {!stay && stays.length > 0 && <GuestStayList />}
    </div>
  );
};
