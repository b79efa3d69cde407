import { isDurationAllowed } from '~/domain/stay/duration';
import type { StayAtTariff } from '~/domain/stay/estimateCost';
import type { TariffContext } from '~/domain/stay/tariff';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { Quote } from '~/domain/money/quote';
import type { Zone } from '~/domain/stay/zone';
import { timeOrDate } from '~/i18n/format';
import { startOf, type StayContext, type StayValues } from './stay.form';

interface FilledForm {
  form: { values: StayValues };
  place: Zone | undefined;
  context: Pick<StayContext, 'requiresCategory' | 'intervals' | 'readStart'>;
  rules: { tariff: TariffContext };
  price?: { quote?: Quote; isOld: boolean };
}

/** Start and duration of the form's stay. Undefined while one of them is missing or invalid. */
const periodOf = (
  { form: { values }, context }: Pick<FilledForm, 'form' | 'context'>,
  now: Instant,
): { from: Instant; durationMin: number } | undefined => {
  const { durationMin } = values;
  const start = startOf(values, context);
  const from = start ? start.startsAt : now;
  return durationMin !== undefined && from !== undefined && isDurationAllowed(durationMin, context.intervals)
    ? { from, durationMin }
    : undefined;
};

/**
 * Returns the form's stay with the tariff of its place, also before the vehicle is known. Undefined without place or
 * time, and where the price depends on the vehicle, which no tariff on the device shows.
 */
export const stayAtTariff = (filled: FilledForm, now: Instant): StayAtTariff | undefined => {
  const { place, context, rules } = filled;
  const period = periodOf(filled, now);
  return place && period && !context.requiresCategory
    ? { ...period, prices: place.prices, context: rules.tariff }
    : undefined;
};

/** Returns the end of the form's stay as text: as the price names it, otherwise by the clock. */
export const stayEndText = (filled: FilledForm, now: Instant): string | undefined => {
  const { quote, isOld } = filled.price ?? {};
  const period = periodOf(filled, now);
  const end = (!isOld && quote?.intervals.at(-1)?.to) || (period && period.from + period.durationMin * minuteMs);
  return end ? timeOrDate(end, now, filled.rules.tariff.timeZone) : undefined;
};
