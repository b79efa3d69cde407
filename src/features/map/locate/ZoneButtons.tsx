import { useNavigate } from '@tanstack/react-router';
import type { NearbyZone } from '~/domain/map/zonesNearby';
import { ZoneBadge } from '~/components/ZoneBadge';
import { locationOfPlace } from '../locationOfPlace';

interface Props {
  zones: readonly NearbyZone[];
  /** Text beside the sign. */
  text: (zone: NearbyZone) => string;
}

/** Buttons for the zones near a place. Each opens the zone's card. */
export const ZoneButtons = ({ zones, text }: Props) => {
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap gap-2">
      {zones.map((zone) => (
        <button
          key={zone.name}
          type="button"
          className="flex min-h-12 items-center gap-2 rounded-field text-left font-semibold active:bg-sign-soft"
          onClick={() => void navigate({ to: '.', ...locationOfPlace(zone.feature), resetScroll: false })}
        >
          <ZoneBadge number={zone.name} />
          <span>{text(zone)}</span>
        </button>
      ))}
    </div>
  );
};
