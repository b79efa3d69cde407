import { t } from '@lingui/core/macro';
import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import { favouriteOf } from '~/domain/map/favourite';
import { Icon } from '~/ui/Icon';
import { mapObjectText } from '../mapObjectText';
import { FavouriteButton } from './FavouriteButton';
import { PlaceCardHeader } from './PlaceCardHeader';
import { DirectionsLink } from './DirectionsLink';
import { SharePlaceButton } from './SharePlaceButton';
import { CardSheet } from './CardSheet';
import { useCardFocus } from './useCardFocus';

/** The card of an object other than a parking: its kind, place and directions. */
export const ObjectCard = ({ feature, onClose }: { feature: MapFeature; onClose: () => void }) => {
  const heading = useCardFocus(feature.id);
  const kind = mapObjectText(feature);
  const title = feature.name ?? feature.address ?? kind;
  const favourite = favouriteOf(feature, undefined);
  const below = [title === kind ? undefined : kind, title === feature.address ? undefined : feature.address].filter(
    Boolean,
  );
  return (
    <CardSheet
      label={kind}
      subject={feature.id}
      header={
        <PlaceCardHeader
          heading={heading}
          icon={
            <span className="grid size-14 place-items-center rounded-field bg-raised text-muted">
              <Icon name="pin" size={32} />
            </span>
          }
          title={title}
          kind={below.join(' · ')}
          feature={feature}
        />
      }
      onClose={onClose}
      actions={
        <>
          <DirectionsLink destination={anchorOf(feature.geometry)} label={title} isOnFoot />
          {favourite && <FavouriteButton place={favourite} />}
        </>
      }
    >
      {feature.zoneNumber !== undefined && <p className="text-muted">{t`Зона ${feature.zoneNumber}`}</p>}
      {favourite && <SharePlaceButton place={favourite} title={title} />}
    </CardSheet>
  );
};
