import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CityConfig } from '~/city/schema';
import { useZonesNearby } from '~/data/map/useZonesNearby';
import type { GeoPoint } from '~/domain/content/options';
import { distanceText } from '~/i18n/distanceText';
import { HintBox } from './HintBox';
import { ZoneButtons } from './ZoneButtons';

/** A house is as large as that, and its address stands anywhere in it. */
const sameHouseM = 60;

interface Props {
  city: CityConfig;
  focusTarget: GeoPoint;
  label: string;
}

/** Where to pay beside an address that was looked for; also for a device that draws no map. */
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
