import { t } from '@lingui/core/macro';
import type { MapFeature } from '~/domain/map/mapFeature';
import { CardIcon } from './CardIcon';
import { freeSpacesText, spacesColour } from './freeSpacesText';

/** Free spaces with their share of all spaces, and spaces for the disabled. Unknown numbers are omitted. */
export const SpacesLine = ({ spaces }: Pick<MapFeature, 'spaces'>) => {
  const { total, free, forDisabled = 0 } = spaces;
  const text = freeSpacesText(spaces);
  if (text === undefined && forDisabled === 0) return null;
  return (
    <div className="grid content-center gap-1">
      {text !== undefined && <p className={`text-lead font-bold ${spacesColour(spaces)}`}>{text}</p>}
      {free !== undefined && total !== undefined && total > 0 && (
        <div className={`spaces-bar ${spacesColour(spaces)}`} aria-hidden="true">
          <div style={{ width: `${Math.min(100, (100 * free) / total)}%` }} />
        </div>
      )}
      {forDisabled > 0 && (
        <p className="flex items-center gap-1 text-small text-muted">
          <CardIcon name="disabled" />
          {t`Для инвалидов: ${forDisabled}`}
        </p>
      )}
    </div>
  );
};
