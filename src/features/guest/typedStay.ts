import type { QueryClient } from '@tanstack/react-query';
import { build } from '~/city/build';
import { capabilitiesOf } from '~/city/capabilities';
import { settingsQuery } from '~/data/settings/settingsQuery';
import type { StayLink } from '~/domain/stay/stayLink';
import { currentCity } from '~/state/currentCity';
import { store } from '~/state/store';
import { guestForm } from './guest.form';

/** Returns the stay that the guest's form holds, as a link. Undefined as long as no place is chosen. */
export const typedStay = (queryClient: QueryClient): StayLink | undefined => {
  const { place, plate, isForeign, durationMin } = store.get(guestForm).values;
  if (place.trim() === '') return undefined;
  const city = currentCity();
  const settings = queryClient.getQueryData(settingsQuery(city.city).queryKey);
  const name = capabilitiesOf(city, settings, build).paysByParking ? 'parkingCode' : 'zone';
  return {
    [name]: place.trim(),
    plate: plate || undefined,
    foreign: isForeign ? 1 : undefined,
    duration: durationMin === undefined ? undefined : String(durationMin),
  };
};
