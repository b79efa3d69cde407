import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { ZoneNearby } from '~/domain/zoneHere';
import { ZoneSign } from '~/parts/ZoneSign';
import { placeOf } from '../goTo';
import { metresText } from './metresText';

/** "You seem to be in zone 103, 40 m": leads to its card. Where the position cannot tell, each that it may be. */
export const ZoneHint = ({ zones }: { zones: readonly ZoneNearby[] }) => {
  const navigate = useNavigate();
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const isOne = zones.length === 1;
  const textOf = ({ name, distanceM }: ZoneNearby): string => {
    const distance = metresText(distanceM);
    if (!isOne) return distance === '' ? t`здесь` : distance;
    const place = paysByParking ? t`Похоже, вы на парковке ${name}` : t`Похоже, вы в зоне ${name}`;
    return distance === '' ? place : `${place}, ${distance}`;
  };
  return (
    <div className="grid gap-1">
      {!isOne && <p className="text-small">{paysByParking ? t`Похоже, вы на одной из парковок:` : t`Похоже, вы в одной из зон:`}</p>}
      <div className="flex flex-wrap gap-2">
        {zones.map((zone) => (
          <button
            key={zone.name}
            type="button"
            className="flex min-h-12 items-center gap-2 rounded-field text-left font-semibold active:bg-sign-soft"
            onClick={() => void navigate({ to: '.', ...placeOf(zone.feature, paysByParking), resetScroll: false })}
          >
            <ZoneSign number={zone.name} />
            <span>{textOf(zone)}</span>
          </button>
        ))}
      </div>
    </div>
  );
};
