import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { inLanguage } from '~/i18n/inLanguage';
import { buttonClass } from '~/ui/buttonClass';
import { ServerLink } from '~/ui/ServerLink';
import { useHasPage } from './useHasPage';

/**
 * The links of a visitor without a login: guest payment if the city allows it, under the city's title if it has one,
 * and registration.
 */
export const GuestLinks = ({ paymentTitle }: { paymentTitle: string | undefined }) => {
  const guestPayment = useCapabilities()?.guestPayment;
  const hasPage = useHasPage();
  return (
    <div className="ml-auto flex">
      {guestPayment === 'yes' && (
        <Link to="/{-$lng}/guest-payment" params={inLanguage} className={buttonClass('quiet')}>
          {paymentTitle ?? t`Оплата без входа`}
        </Link>
      )}
      {hasPage('/registration') && (
        <span className="hidden desk:contents">
          <ServerLink address="/registration" className={buttonClass('quiet')}>
            {t`Регистрация`}
          </ServerLink>
        </span>
      )}
    </div>
  );
};
