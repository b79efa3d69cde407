import type { MapFeature } from '~/domain/map/mapFeature';
import type { KnownVehicle } from '~/domain/vehicle/plateWarning';
import type { Zone } from '~/domain/stay/zone';
import { lazyPart } from '~/ui/lazyPart';
import type { StayContext, StayValues } from '../stay-form/stay.form';
import { PlateWarning } from './PlateWarning';

/** A position exists only after a visit to the map. */
const LocationWarning = lazyPart(() => import('./LocationWarning').then(({ LocationWarning }) => LocationWarning));

interface Props {
  values: StayValues;
  set: (change: Partial<StayValues>) => void;
  /** The driver's own vehicles, including parked ones. */
  known: readonly KnownVehicle[];
  context: Pick<StayContext, 'paysByParking'>;
  /** The place that matches the typed number. */
  place: Zone | undefined;
  /** The map's objects in this city, if the map has been opened. */
  features: readonly MapFeature[] | undefined;
}

/** Warnings before a payment about mistakes that could cost a fine. They block nothing. */
export const StayWarnings = ({ values, set, known, context: { paysByParking }, place, features }: Props) => (
  <>
    <PlateWarning values={values} set={set} known={known} />
    {/* A driver who pays retroactively may have driven on. */}
    {features && !values.post && (
      <LocationWarning
        features={features}
        name={paysByParking ? place?.parkingCode : place?.number}
        paysByParking={paysByParking}
      />
    )}
  </>
);
