import type { MapFeature } from '~/domain/map/mapFeature';
import type { KnownVehicle } from '~/domain/vehicle/plateWarning';
import type { Zone } from '~/domain/stay/zone';
import { lazyPart } from '~/ui/lazyPart';
import type { StayContext, StayValues } from '../stay-form/stay.form';
import { PlateWarning } from './PlateWarning';

/** Only who has been at the map was found there. */
const LocationWarning = lazyPart(() => import('./LocationWarning').then(({ LocationWarning }) => LocationWarning));

interface Props {
  values: StayValues;
  set: (change: Partial<StayValues>) => void;
  /** The driver's own cars, also those that are parked. */
  known: readonly KnownVehicle[];
  context: Pick<StayContext, 'paysByParking'>;
  /** The place that the typed number means. */
  place: Zone | undefined;
  /** What the map has of the city, where it has been opened. */
  features: readonly MapFeature[] | undefined;
}

/** What may be a mistake that costs a fine, told before it is paid for (product, promise 4). Nothing is stopped by it. */
export const StayWarnings = ({ values, set, known, context: { paysByParking }, place, features }: Props) => (
  <>
    <PlateWarning values={values} set={set} known={known} />
    {/* Who pays afterwards may have driven on. */}
    {features && !values.post && (
      <LocationWarning
        features={features}
        name={paysByParking ? place?.parkingCode : place?.number}
        paysByParking={paysByParking}
      />
    )}
  </>
);
