import { t } from '@lingui/core/macro';
import { calendarFile } from '~/domain/stay/calendarFile';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import { alarmLeadMin, type RemindedStay, type ReminderChoice } from '~/domain/stay/reminder';
import { timeOrDate } from '~/i18n/format';
import { currentPrefix } from '~/i18n/currentPrefix';

interface CalendarContext {
  city: string;
  timeZone: string;
  address: string | undefined;
  /** The app's origin: `https://parking.ru`. */
  origin: string;
}

/**
 * Returns the address where more time is bought: a driver's list of stays, or a guest's form with the same vehicle and
 * place.
 */
const linkOf = ({ isGuest, place, plate }: RemindedStay, { origin, city }: CalendarContext): string => {
  const url = new URL(`${currentPrefix()}${isGuest ? '/guest-payment' : '/profile/parking'}`, origin);
  // The city is in the address, because another one may be chosen where it is opened.
  url.search = new URLSearchParams({
    city,
    ...(isGuest && { [place?.parkingCode === undefined ? 'zone' : 'parkingCode']: placeNumber(place), plate }),
  }).toString();
  return url.href;
};

/** Returns a calendar file for the end of a stay, in the language of the page. */
export const calendarFileOf = (
  stay: RemindedStay,
  { leadMin, isForMoney }: Pick<ReminderChoice, 'leadMin' | 'isForMoney'>,
  context: CalendarContext,
  now: Instant,
): string => {
  const { city, timeZone, address, origin } = context;
  const { id, plate, startsAt, endsAt, moneyUntil, isGuest } = stay;
  const place = placeNumber(stay.place);
  const end = timeOrDate(endsAt, now, timeZone);
  const link = linkOf(stay, context);
  const lead = alarmLeadMin(leadMin, endsAt, now);
  const moneyTime = moneyUntil !== undefined && moneyUntil > now ? timeOrDate(moneyUntil, now, timeZone) : undefined;
  const moneyLead = moneyUntil === undefined || !isForMoney ? undefined : alarmLeadMin(leadMin, moneyUntil, now);
  const isRefundStillPossible = moneyTime !== undefined && moneyLead !== undefined && moneyUntil !== undefined;
  return calendarFile(
    {
      id,
      city,
      host: new URL(origin).host,
      startsAt,
      endsAt,
      title: t`${plate}, зона ${place}: конец парковки`,
      description: [
        isGuest
          ? t`Парковка ${plate}, ${place}, примерно до ${end} по времени города.`
          : t`Парковка ${plate}, ${place}, до ${end} по времени города.`,
        address,
        moneyTime && t`Вернуть деньги можно до ${moneyTime}.`,
        isGuest ? t`Оплатить ещё: ${link}` : t`Продлить или остановить: ${link}`,
      ]
        .filter(Boolean)
        .join('\n'),
      address,
      link,
      alarms: [
        { beforeMin: lead, text: t`Парковка ${plate} заканчивается в ${end}` },
        ...(isRefundStillPossible
          ? [
              {
                beforeMin: Math.round((endsAt - moneyUntil) / minuteMs) + moneyLead,
                text: t`Вернуть деньги за парковку ${plate} можно до ${moneyTime}`,
              },
            ]
          : []),
      ],
    },
    now,
  );
};

/** Returns a name that is valid in every file system. */
export const calendarFileName = ({ place }: RemindedStay): string =>
  `parking-${placeNumber(place).replaceAll(/[^\p{L}\p{N}-]/gu, '')}.ics`;
