import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { dayTypeAt, type DayType, type PriceInterval, type TariffContext } from '~/domain/stay/tariff';
import { tariffDays, type TariffDays } from '~/domain/stay/tariffDays';
import { currentLanguage } from '~/i18n/messages';
import { Price } from '~/components/Price';

interface Props {
  prices: readonly PriceInterval[];
  now: Instant;
  context: TariffContext;
}

const nameOf = (dayType: DayType): string => {
  switch (dayType) {
    case 'default':
      return t`Будни`;
    case 'saturday':
      return t`Суббота`;
    case 'sunday':
      return t`Воскресенье`;
    case 'holiday':
      return t`Праздники`;
  }
};

/** «Воскресенье, праздники»: English day names stay capitalised. */
const namesOf = ({ dayTypes }: TariffDays): string =>
  dayTypes
    .map((dayType, index) =>
      index > 0 && currentLanguage() === 'ru' ? nameOf(dayType).toLocaleLowerCase('ru') : nameOf(dayType),
    )
    .join(', ');

const isWholeWeek = ({ dayTypes }: TariffDays): boolean =>
  (['default', 'saturday', 'sunday'] as const).every((one) => dayTypes.includes(one));

const clockTime = (min: number): string =>
  `${String(Math.floor(min / 60)).padStart(2, '0')}:${String(min % 60).padStart(2, '0')}`;

/** The whole tariff: day types with their paid hours and the price of an hour. */
export const TariffCard = ({ prices, now, context }: Props) => {
  const all = tariffDays(prices);
  const today = dayTypeAt(now, context);
  const isToday = ({ dayTypes }: TariffDays): boolean =>
    dayTypes.includes(today) ||
    (today === 'holiday' && dayTypes.includes('default') && !all.some((days) => days.dayTypes.includes('holiday')));
  return (
    <section className="grid gap-2">
      <h3 className="text-lead font-bold">{t`Тариф`}</h3>
      <dl className="grid gap-2">
        {all.map((days) => (
          <div
            key={days.dayTypes.join()}
            className={`rounded-field border p-2 ${isToday(days) ? 'border-edge bg-raised' : 'border-line'}`}
          >
            <dt className="font-semibold">
              {isWholeWeek(days) ? t`Каждый день` : namesOf(days)}
              {isToday(days) && !isWholeWeek(days) && <span className="font-normal text-muted"> · {t`сегодня`}</span>}
            </dt>
            {days.hours.length === 0 && <dd>{t`бесплатно`}</dd>}
            {days.hours.map(({ fromMin, toMin, perHour }) => (
              <dd key={fromMin} className="flex flex-wrap justify-between gap-x-4">
                <span>{toMin - fromMin === 1440 ? t`круглосуточно` : `${clockTime(fromMin)}–${clockTime(toMin)}`}</span>
                <span className="font-semibold">
                  <Price sum={perHour} />
                  <span className="font-normal text-muted">{t`/час`}</span>
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {all.some(({ hours, isAllDay }) => hours.length > 0 && !isAllDay) && (
        <p className="text-muted">{t`В остальное время бесплатно.`}</p>
      )}
    </section>
  );
};
