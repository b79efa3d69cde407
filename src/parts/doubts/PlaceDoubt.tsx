import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { MapFeature } from '~/domain/parking';
import { placeDoubtM } from '~/domain/placeDoubt';
import { distanceText } from '~/i18n/distanceText';
import { whereAtom } from '~/state/where';
import { Notice } from '~/ui/Notice';
import { useWhenLeft } from '~/ui/useWhenLeft';

interface Props {
  features: readonly MapFeature[];
  /** The zone's number or the parking's code. */
  name: string | undefined;
  paysByParking: boolean;
}

/** The place is far from where the driver was just found on the map. Nobody is asked for a position here. */
export const PlaceDoubt = ({ features, name, paysByParking }: Props) => {
  const { fix } = useAtomValue(whereAtom);
  const place = useWhenLeft('zone', name);
  const distanceM = useMemo(
    () => fix && place && placeDoubtM(fix, features, paysByParking ? { code: place } : { zone: place }),
    [fix, features, place, paysByParking],
  );
  if (!place || !distanceM) return null;
  const distance = distanceText(distanceM);
  return (
    <Notice mood="warning">
      {paysByParking
        ? t`Вы далеко от парковки ${place}: около ${distance}. Проверьте код на знаке.`
        : t`Вы далеко от зоны ${place}: около ${distance}. Проверьте номер на знаке.`}
    </Notice>
  );
};
