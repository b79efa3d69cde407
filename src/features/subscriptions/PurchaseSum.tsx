import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import type { PurchasePrice } from '~/domain/permits/subscription';
import { cost } from '~/i18n/format';
import { Price } from '~/components/Price';

interface Props {
  price: Kopecks;
  balance: Kopecks | undefined;
  pay: PurchasePrice;
}

/** The price and where the money comes from. */
export const PurchaseSum = ({ price, balance, pay: { isFromBalance, missing } }: Props) => (
  <div className="grid gap-1 rounded-sheet bg-raised p-[16px]">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-muted">{t`К оплате`}</span>
      <Price sum={price} className="text-title font-bold" />
    </p>
    {isFromBalance && balance !== undefined && <p>{t`Спишется с баланса, на нём ${cost(balance)}`}</p>}
    {!isFromBalance && missing < price && (
      <p>{t`На балансе ${cost(price - missing)}, нужно внести ${cost(missing)}`}</p>
    )}
  </div>
);
