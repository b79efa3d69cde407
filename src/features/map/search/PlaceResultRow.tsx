import { plural, t } from '@lingui/core/macro';
import { memo } from 'react';
import type { FoundPlace } from '~/domain/search/placeSearch';
import { distanceText } from '~/i18n/distanceText';
import { ZoneBadge } from '~/components/ZoneBadge';
import { Icon } from '~/ui/Icon';
import { categoryText, mapObjectText } from '../mapObjectText';
import { SearchResultRow } from './SearchResultRow';

/**
 * One place that was found: its sign, its name, and what distinguishes it. Memoised, so that typing does not render it
 * again.
 */
export const PlaceResultRow = memo(({ place, metres }: { place: FoundPlace; metres?: number }) => {
  const distance = metres !== undefined && distanceText(metres);
  if (place.kind === 'zone') {
    const { number, address, parkings } = place;
    const count =
      parkings > 0 &&
      plural(parkings, { one: '# парковка', few: '# парковки', many: '# парковок', other: '# парковки' });
    return (
      <SearchResultRow
        icon={<ZoneBadge number={number} />}
        title={t`Зона ${number}`}
        detail={[address, distance || count]}
      />
    );
  }
  if (place.kind === 'listed') {
    const { parkingCode: code = '', number, name, address } = place.zone;
    return (
      <SearchResultRow
        icon={<ZoneBadge number={code || number} />}
        title={address || name || t`Парковка`}
        detail={[address && name, t`код ${code}`]}
      />
    );
  }
  const { feature } = place;
  const { objectType, zoneNumber, code, name, address } = feature;
  const icon =
    objectType === 'parkings' && zoneNumber !== undefined ? (
      <ZoneBadge number={zoneNumber} />
    ) : (
      <Icon name="pin" className="mx-4 text-muted" />
    );
  return (
    <SearchResultRow
      icon={icon}
      title={address ?? name ?? mapObjectText(feature)}
      detail={[address && name, categoryText(feature), distance, code && t`код ${code}`]}
    />
  );
});
