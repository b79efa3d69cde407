import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import type { TariffContext } from '~/domain/tariff';
import { minuteAtom } from '~/state/clock';
import { StayDoubts } from '../doubts/StayDoubts';
import { stayFaultText } from '../stay/faultText';
import { PlaceField } from '../stay/PlaceField';
import { TariffText } from '../TariffText';
import { UsualPlaces } from './UsualPlaces';
import type { useDriverStay } from './useDriverStay';
import { VehicleField } from './VehicleField';

interface Props {
  stay: ReturnType<typeof useDriverStay> & Pick<ComponentProps<typeof StayDoubts>, 'features'> & { rules: { tariff: TariffContext } };
}

/** Where, and which car: the fields that every stay of a driver in the street begins with, and what may be a mistake in them. */
export const PlaceAndCar = ({ stay: { form, rules, context, place, isWaiting, vehicles, known, features } }: Props) => {
  const now = useAtomValue(minuteAtom);
  return (
    <>
      <UsualPlaces values={form.values} set={form.set} context={context} />
      <PlaceField
        value={form.values.place}
        onChange={(value) => form.set({ place: value })}
        onBlur={() => form.leave('place')}
        zone={place}
        isWaiting={isWaiting}
        paysByParking={context.paysByParking}
        tariff={place && <TariffText prices={place.prices} now={now} context={rules.tariff} />}
        fault={stayFaultText(form.fault('place'))}
      />
      <VehicleField
        values={form.values}
        set={form.set}
        onBlur={() => form.leave('plate')}
        fault={form.fault('plate')}
        vehicles={vehicles}
        asksCategory={context.asksCategory}
      />
      <StayDoubts values={form.values} set={form.set} known={known} context={context} place={place} features={features} />
    </>
  );
};
