import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { tariffNow, type PriceInterval, type TariffContext } from '~/domain/stay/tariff';
import { cost, timeOrDate } from '~/i18n/format';

interface Props {
  prices: readonly PriceInterval[];
  now: Instant;
  context: TariffContext;
}

/**
 * The current price and when it changes: "40 ₽/ч" and "до 20:00, потом бесплатно". Takes two lines where its container
 * is a grid, otherwise one.
 */
export const TariffText = ({ prices, now, context }: Props) => {
  if (prices.length === 0) return t`Цена станет известна после выбора времени`;
  const { perHour, next } = tariffNow(prices, now, context);
  const price = cost(perHour);
  if (!next) return perHour === 0 ? t`Бесплатно` : t`${price}/ч`;
  const until = timeOrDate(next.at, now, context.timeZone);
  const nextPrice = cost(next.perHour);
  const paid = next.perHour === 0 ? t`до ${until}, потом бесплатно` : t`до ${until}, потом ${nextPrice}/ч`;
  return (perHour === 0 ? [t`Сейчас бесплатно,`, t`платно с ${until}`] : [t`${price}/ч`, paid]).map((part) => (
    <span key={part}>{part} </span>
  ));
};
