import type { MapFeature } from '~/domain/map/mapFeature';
import type { Zone } from '~/domain/stay/zone';
import { ObjectCard } from './card/ObjectCard';
import { PlaceCard } from './card/PlaceCard';

export interface CardProps {
  /** The object that was tapped; absent where a link named only the zone. */
  feature: MapFeature | undefined;
  zone: Zone | undefined;
  onClose: () => void;
}

/** The card of what was picked: a parking's, or the short one of everything else that stands on the map. */
export const ParkingCard = ({ feature, zone, onClose }: CardProps) =>
  feature && feature.objectType !== 'parkings' ? (
    <ObjectCard feature={feature} onClose={onClose} />
  ) : (
    <PlaceCard feature={feature} zone={zone} onClose={onClose} />
  );
