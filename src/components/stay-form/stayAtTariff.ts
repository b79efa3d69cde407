import type { StayAtTariff } from '~/domain/stay/estimateCost';
import type { TariffContext } from '~/domain/stay/tariff';
import type { Instant } from '~/domain/time/cityTime';
import type { Zone } from '~/domain/stay/zone';
import type { StayContext, StayTarget } from './stay.form';

interface FilledForm {
  place: Zone | undefined;
  target: StayTarget | undefined;
  context: Pick<StayContext, 'requiresCategory'>;
  rules: { tariff: TariffContext };
}

/**
 * Returns the form's stay with the tariff of its place. Undefined while the form is incomplete, and where the price
 * depends on the vehicle, which no tariff on the device shows.
 */
export const stayAtTariff = ({ place, target, context, rules }: FilledForm, now: Instant): StayAtTariff | undefined =>
  place && target && !context.requiresCategory
    ? { prices: place.prices, from: target.startsAt ?? now, durationMin: target.durationMin, context: rules.tariff }
    : undefined;
