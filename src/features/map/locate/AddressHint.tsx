import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CityConfig } from '~/city/schema';
import { useZonesNearby } from '~/data/map/useZonesNearby';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { distanceText } from '~/i18n/distanceText';
import { HintBox } from './HintBox';
import { ZoneButtons } from './ZoneButtons';

/** The size of a house. Its address may be anywhere in it. */
const sameHouseM = 60;

interface Props {
  city: CityConfig;
  focusTarget: GeoPoint;
  label: string;
}

/** Shows where to pay near a searched address, also on a device without a map. */
export const AddressHint = ({ city, focusTarget: { latitude, longitude }, label }: Props) => {
  const navigate = useNavigate();
  const fix = useMemo(() => ({ latitude, longitude, accuracyM: sameHouseM }), [latitude, longitude]);
  const zones = useZonesNearby(city, fix);
  if (!zones) return null;
  return (
    <HintBox onClose={() => void navigate({ to: '.', search: {}, state: {}, replace: true, resetScroll: false })}>
      <p className="text-small">
        {zones.length > 0 ? t`Рядом с адресом «${label}»:` : t`Рядом с адресом «${label}» платной парковки не видно.`}
      </p>
      {zones.length > 0 && <ZoneButtons zones={zones} text={({ distanceM }) => distanceText(distanceM) || t`здесь`} />}
    </HintBox>
  );
};
