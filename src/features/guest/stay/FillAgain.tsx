import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { chooseRetroactiveStart } from '~/domain/stay/retroactiveStart';
import { time } from '~/i18n/format';
import { store } from '~/state/store';
import type { GuestStay } from '~/state/payments/guestStays';
import { buttonClass } from '~/ui/buttonClass';
import { guestForm } from '../guest.form';
import { fillLink } from './fillLink';

/** The link fills in everything except the start of a retroactive stay. */
const fillRetroactiveStart = ({ startsAt, timeZone }: GuestStay): void =>
  store.set(guestForm, ({ values, ...form }) => ({
    ...form,
    values: {
      ...values,
      post: { ...chooseRetroactiveStart('postPayment', startsAt, timeZone), time: time(startsAt, timeZone) },
    },
  }));

/** The last option for a stay that is not paid: the same order again. */
export const FillAgain = ({ stay }: { stay: GuestStay }) => (
  <Link
    {...fillLink(stay)}
    className={buttonClass('quiet', true)}
    onClick={() => stay.isPost && fillRetroactiveStart(stay)}
  >
    {stay.isUnopened ? t`Заполнить снова` : t`Я не оплачивал — начать заново`}
  </Link>
);
