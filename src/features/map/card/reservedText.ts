import { t } from '@lingui/core/macro';
import type { MapFeature } from '~/domain/map/mapFeature';
import { reservedFor } from '~/domain/map/zonesNearby';

/** Returns who the places are reserved for and what that means for others; undefined if anyone may park. */
export const reservedText = (feature: MapFeature): string | undefined => {
  switch (reservedFor(feature)) {
    case 'taxi':
      return t`Места для такси: обычным машинам здесь стоять нельзя. Проверьте знак.`;
    case 'bus':
      return t`Места для автобусов: обычным машинам здесь стоять нельзя. Проверьте знак.`;
    case 'resident':
      return t`Места для резидентов: без разрешения резидента здесь стоять нельзя. Проверьте знак.`;
    case 'disabled':
      return t`Места для инвалидов: остальным машинам здесь стоять нельзя. Проверьте знак.`;
    case undefined:
      return undefined;
  }
};
