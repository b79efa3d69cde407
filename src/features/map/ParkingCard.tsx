import type { MapFeature } from '~/domain/map/mapFeature';
import type { Zone } from '~/domain/stay/zone';
import { ObjectCard } from './card/ObjectCard';
import { PlaceCard } from './card/PlaceCard';

export interface CardProps {
  /** The tapped object; undefined if a link names only the zone. */
  feature: MapFeature | undefined;
  zone: Zone | undefined;
  onClose: () => void;
}

/** The card of the picked place: the full card for a parking, a short one for any other object. */
export const ParkingCard = ({ feature, zone, onClose }: CardProps) =>
  feature && feature.objectType !== 'parkings' ? (
    <ObjectCard feature={feature} onClose={onClose} />
  ) : (
    <PlaceCard feature={feature} zone={zone} onClose={onClose} />
  );
