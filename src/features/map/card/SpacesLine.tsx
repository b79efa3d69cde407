import { t } from '@lingui/core/macro';
import type { MapFeature } from '~/domain/map/mapFeature';

/** All places, free places and places for the disabled. Unknown numbers are omitted. */
export const SpacesLine = ({ spaces: { total, free, forDisabled } }: Pick<MapFeature, 'spaces'>) => {
  const parts: [string, number | undefined][] = [
    [t`Всего мест`, total],
    [t`Свободно`, free],
    [t`Для инвалидов`, forDisabled],
  ];
  const known = parts.filter(([, count]) => count !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-3">
      {known.map(([name, count]) => (
        <div key={name} className="flex items-baseline gap-1">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="font-bold">{count}</dd>
        </div>
      ))}
    </dl>
  );
};
