import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { untilFree } from '~/domain/stay/untilFree';
import type { Intervals } from '~/domain/stay/duration';
import type { PriceInterval, TariffContext } from '~/domain/stay/tariff';
import { durationText } from '~/i18n/durationText';
import { timeOrDate } from '~/i18n/format';

interface Props {
  prices: readonly PriceInterval[];
  now: Instant;
  tariff: TariffContext;
  intervals: Intervals;
  value: number | undefined;
  onChange: (durationMin: number) => void;
}

/** Another choice of the duration, offered as long as parking costs anything. */
export const UntilFreeButton = ({ prices, now, tariff, intervals, value, onChange }: Props) => {
  const end = untilFree(prices, now, tariff, intervals);
  if (!end) return null;
  const at = timeOrDate(end.at, now, tariff.timeZone);
  return (
    <button
      type="button"
      aria-pressed={value === end.durationMin}
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 choosable px-3 py-1 text-left "
      onClick={() => onChange(end.durationMin)}
    >
      <span>{t`До конца платного времени, ${at}`}</span>
      <span className="font-semibold">{durationText(end.durationMin)}</span>
    </button>
  );
};
