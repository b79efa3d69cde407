import { plural, t } from '@lingui/core/macro';
import { memo } from 'react';
import type { FoundPlace } from '~/domain/placeSearch';
import { ZoneSign } from '~/parts/ZoneSign';
import { Icon } from '~/ui/Icon';
import { categoryText, objectText } from '../objectText';
import { FoundRow } from './FoundRow';

/** One place that was found: its sign, what it is called, and what tells it from others. Drawn once, however long the typing goes on. */
export const PlaceRow = memo(({ place }: { place: FoundPlace }) => {
  if (place.kind === 'zone') {
    const { number, address, parkings } = place;
    const count = parkings > 0 && plural(parkings, { one: '# парковка', few: '# парковки', many: '# парковок', other: '# парковки' });
    return <FoundRow sign={<ZoneSign number={number} />} title={t`Зона ${number}`} detail={[address, count]} />;
  }
  if (place.kind === 'listed') {
    const { parkingCode: code = '', number, name, address } = place.zone;
    return <FoundRow sign={<ZoneSign number={code || number} />} title={address || name || t`Парковка`} detail={[address && name, t`код ${code}`]} />;
  }
  const { feature } = place;
  const { objectType, zoneNumber, code, name, address } = feature;
  const sign =
    objectType === 'parkings' && zoneNumber !== undefined ? <ZoneSign number={zoneNumber} /> : <Icon name="pin" className="mx-4 text-muted" />;
  return (
    <FoundRow sign={sign} title={address ?? name ?? objectText(feature)} detail={[address && name, categoryText(feature), code && t`код ${code}`]} />
  );
});
