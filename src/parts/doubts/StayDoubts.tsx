import type { MapFeature } from '~/domain/parking';
import type { KnownCar } from '~/domain/plateDoubt';
import type { Zone } from '~/domain/zone';
import { later } from '~/ui/later';
import type { StayContext, StayValues } from '../stay/stay.form';
import { PlateDoubt } from './PlateDoubt';

/** Only who has been at the map was found there. */
const PlaceDoubt = later(() => import('./PlaceDoubt').then(({ PlaceDoubt }) => PlaceDoubt));

interface Props {
  values: StayValues;
  set: (change: Partial<StayValues>) => void;
  /** The driver's own cars, also those that are parked. */
  known: readonly KnownCar[];
  context: Pick<StayContext, 'paysByParking'>;
  /** The place that the typed number means. */
  place: Zone | undefined;
  /** What the map has of the city, where it has been opened. */
  features: readonly MapFeature[] | undefined;
}

/** What may be a mistake that costs a fine, told before it is paid for (product, promise 4). Nothing is stopped by it. */
export const StayDoubts = ({ values, set, known, context: { paysByParking }, place, features }: Props) => (
  <>
    <PlateDoubt values={values} set={set} known={known} />
    {/* Who pays afterwards may have driven on. */}
    {features && !values.post && (
      <PlaceDoubt features={features} name={paysByParking ? place?.parkingCode : place?.number} paysByParking={paysByParking} />
    )}
  </>
);
