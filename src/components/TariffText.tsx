import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { perMinute, tariffNow, type PriceInterval, type TariffContext } from '~/domain/stay/tariff';
import { cost, timeOrDate } from '~/i18n/format';
import { tariffUntilText } from './tariffUntilText';

interface Props {
  prices: readonly PriceInterval[];
  now: Instant;
  context: TariffContext;
}

/**
 * The current price of an hour and of a minute, and when it changes: "40 ₽/ч · 0,66 ₽/мин" and "до 20:00, потом
 * бесплатно". Takes two lines where its container is a grid, otherwise one.
 */
export const TariffText = ({ prices, now, context }: Props) => {
  if (prices.length === 0) return t`Цена станет известна после выбора времени`;
  const { perHour, next } = tariffNow(prices, now, context);
  const [hour, minute] = [cost(perHour), cost(perMinute(perHour))];
  const price = perHour === 0 ? t`Бесплатно` : t`${hour}/ч · ${minute}/мин`;
  if (!next) return price;
  const until = timeOrDate(next.at, now, context.timeZone);
  return (
    perHour === 0 ? [t`Сейчас бесплатно,`, t`платно с ${until}`] : [price, tariffUntilText(until, next.perHour)]
  ).map((part) => <span key={part}>{part} </span>);
};
