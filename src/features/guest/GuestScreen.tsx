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
import { GuestColumn } from './GuestColumn';
import { GuestForm } from './GuestForm';

/** Needed only if neither a link nor the device names the city. */
const ChooseCityNotice = lazyPart(() =>
  import('./city/ChooseCityNotice').then(({ ChooseCityNotice }) => ChooseCityNotice),
);
/** Needed only if this device has paid before. */
const GuestStayList = lazyPart(() => import('./stay/GuestStayList').then(({ GuestStayList }) => GuestStayList));
const GuestStayPanel = lazyPart(
  () => import('./stay/GuestStayPanel').then(({ GuestStayPanel }) => GuestStayPanel),
  () => <p role="status">{t`Загружаем страницу…`}</p>,
);

interface Props {
  link: StayLink;
  /** The place in the address, even if it is not a street place. */
  linkedPlace: Pick<StayLink, 'zone' | 'parkingCode' | 'type'>;
  /** Id of a stay on this device to show first. */
  stayId?: string;
  /** Adds the switch to barrier parkings to the form, or replaces the form with theirs. */
  barrier: { around: (street: ReactNode) => ReactNode };
}

/** Payment without an account, from a QR code or by hand. */
export const GuestScreen = ({ link, linkedPlace: { zone, parkingCode, type }, stayId, barrier }: Props) => {
  const navigate = useNavigate();
  const city = useAtomValue(cityAtom);
  const unknownCity = useAtomValue(unknownLinkCityAtom);
  const guestPayment = useCapabilities()?.guestPayment;
  const stays = useAtomValue(cityGuestStaysAtom);
  const stay = stays.find(({ id }) => id === stayId);

  // The form is shown at once. The visitor is redirected to the main page only if the city states that guests may not
  // pay.
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
    <GuestColumn>
      {/* A stay has a title of its own. */}
      {!stay && (
        <PageHead
          title={t`Оплата парковки — Парковка`}
          description={t`Оплата парковки без регистрации: зона, номер, время. Цена видна до оплаты.`}
        />
      )}
      {(!city || unknownCity !== undefined) && <ChooseCityNotice unknown={unknownCity} />}
      {stay && <GuestStayPanel key={stay.id} stay={stay} />}
      {!stay && city && <div className="min-w-0">{barrier.around(<GuestForm link={link} />)}</div>}
      {!stay && stays.length > 0 && <GuestStayList />}
    </GuestColumn>
  );
};
