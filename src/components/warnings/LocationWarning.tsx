import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { MapFeature } from '~/domain/map/mapFeature';
import { locationWarningM } from '~/domain/map/locationWarning';
import { distanceText } from '~/i18n/distanceText';
import { userLocationAtom } from '~/state/map/userLocation';
import { Notice } from '~/ui/Notice';
import { useValueOnBlur } from '~/ui/useValueOnBlur';

interface Props {
  features: readonly MapFeature[];
  /** The zone number or the parking code. */
  name: string | undefined;
  paysByParking: boolean;
}

/** Warns if the place is far from the driver's last position on the map. It requests no position itself. */
export const LocationWarning = ({ features, name, paysByParking }: Props) => {
  const { fix } = useAtomValue(userLocationAtom);
  const place = useValueOnBlur('zone', name);
  const distanceM = useMemo(
    () => fix && place && locationWarningM(fix, features, paysByParking ? { code: place } : { zone: place }),
    [fix, features, place, paysByParking],
  );
  if (!place || !distanceM) return null;
  const distance = distanceText(distanceM);
  return (
    <Notice severity="warning">
      {paysByParking
        ? t`Вы далеко от парковки ${place}: около ${distance}. Проверьте код на знаке.`
        : t`Вы далеко от зоны ${place}: около ${distance}. Проверьте номер на знаке.`}
    </Notice>
  );
};
