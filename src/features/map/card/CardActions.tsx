import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import type { Favourite } from '~/domain/map/favourite';
import { DirectionsLink } from './DirectionsLink';
import { FavouriteButton } from './FavouriteButton';
import { SharePlaceButton } from './SharePlaceButton';

interface Props {
  feature: MapFeature | undefined;
  /** The place as a favourite, by which it can be found again. */
  place: Favourite | undefined;
  title: string;
  isOnFoot?: boolean;
}

/** Directions, favourite and sharing: equal buttons of one row. */
export const CardActions = ({ feature, place, title, isOnFoot }: Props) => (
  <div className="flex flex-wrap gap-2">
    {feature && <DirectionsLink destination={anchorOf(feature.geometry)} label={title} isOnFoot={isOnFoot} />}
    {place && <FavouriteButton place={place} />}
    {place && <SharePlaceButton place={place} title={title} />}
  </div>
);
