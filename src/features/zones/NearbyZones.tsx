import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useZonesNearby } from '~/data/map/useZonesNearby';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { findZone, type Zone } from '~/domain/stay/zone';
import { distanceText } from '~/i18n/distanceText';
import { ZoneBadge } from '~/components/ZoneBadge';
import { cityAtom } from '~/state/currentCity';
import { locate, userLocationAtom } from '~/state/map/userLocation';
import { Button } from '~/ui/Button';
import { AddressText } from './AddressText';

interface Props {
  zones: readonly Zone[];
  onPick: (zone: Zone) => void;
}

/** Suggests the zone at the phone's position. A tap fills it in. The position is requested only on a tap. */
export const NearbyZones = ({ zones, onPick }: Props) => {
  const city = useAtomValue(cityAtom);
  const { fix, error, isLocating = false } = useAtomValue(userLocationAtom);
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const nearbyZones = useZonesNearby({ city: city?.city ?? '' }, fix);
  const listedNearby = (nearbyZones ?? []).flatMap(({ name, distanceM }) => {
    // A parking's code is not a zone's number, and vice versa.
    const zone = paysByParking ? zones.find(({ parkingCode }) => parkingCode === name) : findZone(zones, name);
    return zone ? [{ zone, name, distanceM }] : [];
  });
  const answer = (): string | undefined => {
    if (isLocating) return t`Узнаём, где вы…`;
    if (error === 'refused') return t`Браузеру не разрешено узнать ваше место. Номер зоны написан на знаке.`;
    if (error) return t`Узнать ваше место не получилось. Номер зоны написан на знаке.`;
    if (!fix) return undefined;
    if (!nearbyZones) return t`Загружаем парковки…`;
    if (listedNearby.length === 0) return t`По вашему месту зону не назвать. Номер написан на знаке.`;
    return listedNearby.length === 1 ? t`Похоже, вы здесь:` : t`Похоже, вы в одной из зон:`;
  };
  return (
    <div className="grid gap-2">
      <Button variant="secondary" icon="pin" aria-disabled={isLocating} onClick={() => void locate()}>
        {t`Рядом со мной`}
      </Button>
      <p role="status" className="text-small">
        {answer()}
      </p>
      {!isLocating &&
        listedNearby.map(({ zone, name, distanceM }) => (
          <button
            key={name}
            type="button"
            className="flex min-h-16 items-center gap-3 rounded-field bg-raised p-2 text-left active:bg-sign-soft"
            onClick={() => onPick(zone)}
          >
            <ZoneBadge number={name} />
            <span className="min-w-0 font-semibold">
              <AddressText address={[zone.address || zone.name, distanceText(distanceM)].filter(Boolean).join(', ')} />
            </span>
          </button>
        ))}
    </div>
  );
};
