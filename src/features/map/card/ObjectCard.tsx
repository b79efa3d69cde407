import { t } from '@lingui/core/macro';
import type { MapFeature } from '~/domain/map/mapFeature';
import { favouriteOf } from '~/domain/map/favourite';
import { Icon } from '~/ui/Icon';
import { mapObjectText } from '../mapObjectText';
import { PlaceCardHeader } from './PlaceCardHeader';
import { CardActions } from './CardActions';
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
    >
      {feature.zoneNumber !== undefined && <p className="text-muted">{t`Зона ${feature.zoneNumber}`}</p>}
      <CardActions feature={feature} place={favourite} title={title} isOnFoot />
    </CardSheet>
  );
};
