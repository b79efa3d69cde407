import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { CardPayment } from '~/domain/payments/cardPayment';
import { cost } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { PageHead } from '~/ui/PageHead';

interface Props {
  payment: Pick<CardPayment, 'sum' | 'invoiceId'>;
  isBusy: boolean;
  onPay: () => void;
}

/**
 * Describes the order of a link in the app's own words only. A printed code with this address would look exactly like
 * one of the city's.
 */
export const OrderSheet = ({ payment: { invoiceId, ...payment }, isBusy, onPay }: Props) => {
  const price = cost(payment.sum);
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 content-start gap-6 p-4">
      <PageHead title={t`Оплата заказа — Парковка`} description={t`Оплата заказа картой.`} />
      <h1 className="text-title font-bold break-words">{t`Оплатить ${price} по заказу ${invoiceId}, о котором просит ссылка`}</h1>
      <p>{t`С этого устройства такого заказа не делали. Деньги получит тот, чей это заказ.`}</p>
      <div className="grid gap-3">
        <Button isWide isBusy={isBusy} onClick={onPay}>{t`Оплатить ${price}`}</Button>
        <Link to="/{-$lng}" params={inLanguage} replace className={buttonClass('secondary', true)}>
          {t`Назад`}
        </Link>
      </div>
    </div>
  );
};
