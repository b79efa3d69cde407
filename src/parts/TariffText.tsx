import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/cityTime';
import { tariffNow, type PriceInterval, type TariffContext } from '~/domain/tariff';
import { sum, timeOrDate } from '~/i18n/format';

interface Props {
  prices: readonly PriceInterval[];
  now: Instant;
  context: TariffContext;
}

/** The price now and when it changes, in plain words: "40 ₽/ч до 20:00, потом бесплатно". */
export const TariffText = ({ prices, now, context }: Props) => {
  if (prices.length === 0) return <>{t`Цена станет известна после выбора времени`}</>;
  const { perHour, next } = tariffNow(prices, now, context);
  const until = next && timeOrDate(next.at, now, context.timeZone);
  const price = sum(perHour);
  if (perHour === 0) return <>{until ? t`Сейчас бесплатно, платно с ${until}` : t`Бесплатно`}</>;
  if (!until) return <>{t`${price}/ч`}</>;
  const later = sum(next.perHour);
  return <>{next.perHour === 0 ? t`${price}/ч до ${until}, потом бесплатно` : t`${price}/ч до ${until}, потом ${later}/ч`}</>;
};
