import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import type { Permit } from '~/domain/permits/permit';
import type { TariffContext } from '~/domain/stay/tariff';
import { haveLetters } from '~/domain/stay/zone';
import { minuteAtom } from '~/state/clock';
import { StayWarnings } from '../warnings/StayWarnings';
import { plateErrorOf } from '../stay-form/stay.form';
import { stayErrorText } from '../stay-form/stayErrorText';
import { PlaceField } from '../stay-form/PlaceField';
import type { FailedZones } from '../stay-form/ZonesFailure';
import { DriverTariffText } from './DriverTariffText';
import { UsualPlaces, useHasOtherPlaces } from './UsualPlaces';
import type { useDriverStay } from './useDriverStay';
import { VehicleField } from './VehicleField';

interface Props {
  stay: ReturnType<typeof useDriverStay> &
    Pick<ComponentProps<typeof StayWarnings>, 'features'> & {
      rules: { tariff: TariffContext; failedZones?: FailedZones };
      /** The permits whose discounts the tariff shows. */
      permits: readonly Permit[];
    };
}

/**
 * The fields for place and vehicle that start every driver's stay in the street, with warnings about likely mistakes.
 */
export const PlaceAndVehicleFields = ({
  stay: { form, rules, permits, context, place, isWaiting, vehicles, known, features },
}: Props) => {
  const now = useAtomValue(minuteAtom);
  const hasOthers = useHasOtherPlaces(context, place);
  return (
    <>
      <PlaceField
        {...form.field('place', stayErrorText)}
        zone={place}
        isWaiting={isWaiting}
        paysByParking={context.paysByParking}
        failedZones={rules.failedZones}
        offers={<UsualPlaces values={form.values} set={form.set} context={context} />}
        hasOthers={hasOthers}
        hasLetters={haveLetters(context.zones, context.paysByParking)}
        tariff={
          place && (
            <DriverTariffText
              zone={place}
              plate={form.values.plate}
              permits={permits}
              now={now}
              context={rules.tariff}
            />
          )
        }
      />
      <VehicleField
        values={form.values}
        set={form.set}
        onBlur={() => form.blur('plate')}
        error={plateErrorOf(form)}
        vehicles={vehicles}
        requiresCategory={context.requiresCategory}
      />
      <StayWarnings
        values={form.values}
        set={form.set}
        known={known}
        context={context}
        place={place}
        features={features}
      />
    </>
  );
};
