import { t } from '@lingui/core/macro';
import { anchorOf, type MapFeature } from '~/domain/parking';
import { favouriteOf } from '~/domain/favourite';
import { Icon } from '~/ui/Icon';
import { objectText } from '../objectText';
import { FavouriteButton } from './FavouriteButton';
import { PlaceHead } from './PlaceHead';
import { RouteLink } from './RouteLink';
import { ShareButton } from './ShareButton';
import { Sheet } from './Sheet';
import { useCardFocus } from './useCardFocus';

/** What is no parking: what it is, where, and the way there. */
export const ObjectCard = ({ feature, onClose }: { feature: MapFeature; onClose: () => void }) => {
  const heading = useCardFocus(feature.id);
  const kind = objectText(feature);
  const title = feature.name ?? feature.address ?? kind;
  const favourite = favouriteOf(feature, undefined);
  const below = [title === kind ? undefined : kind, title === feature.address ? undefined : feature.address].filter(Boolean);
  return (
    <Sheet
      label={kind}
      subject={feature.id}
      head={
        <PlaceHead
          heading={heading}
          sign={
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
          <RouteLink to={anchorOf(feature.geometry)} label={title} onFoot />
          {favourite && <FavouriteButton place={favourite} />}
        </>
      }
    >
      {feature.zoneNumber !== undefined && <p className="text-muted">{t`Зона ${feature.zoneNumber}`}</p>}
      {favourite && <ShareButton place={favourite} title={title} />}
    </Sheet>
  );
};
