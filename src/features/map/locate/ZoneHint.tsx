import { t } from '@lingui/core/macro';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { NearbyZone } from '~/domain/map/zonesNearby';
import { distanceText } from '~/i18n/distanceText';
import { ZoneButtons } from './ZoneButtons';

/**
 * A hint such as "You seem to be in zone 103, 40 m" that opens the zone's card. If the position is ambiguous, it lists
 * every possible zone.
 */
export const ZoneHint = ({ zones }: { zones: readonly NearbyZone[] }) => {
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  if (zones.length > 1) {
    return (
      <div className="grid gap-1">
        <p className="text-small">
          {paysByParking ? t`Похоже, вы на одной из парковок:` : t`Похоже, вы в одной из зон:`}
        </p>
        <ZoneButtons zones={zones} text={({ distanceM }) => distanceText(distanceM) || t`здесь`} />
      </div>
    );
  }
  const text = ({ name, distanceM }: NearbyZone): string => {
    const place = paysByParking ? t`Похоже, вы на парковке ${name}` : t`Похоже, вы в зоне ${name}`;
    return [place, distanceText(distanceM)].filter(Boolean).join(', ');
  };
  return <ZoneButtons zones={zones} text={text} />;
};
