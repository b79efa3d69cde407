import { plural, t } from '@lingui/core/macro';
import { spacesLevel } from '~/domain/map/freeSpaces';
import type { MapFeature } from '~/domain/map/mapFeature';

/** Returns the free spaces as text, or all spaces if the free ones are unknown; undefined if neither is known. */
export const freeSpacesText = (spaces: MapFeature['spaces']): string | undefined => {
  const { total, free } = spaces;
  switch (spacesLevel(spaces)) {
    case 'none':
      return t`Свободных мест нет`;
    case 'few':
      return total === undefined ? t`Мало мест: ${free ?? 0}` : t`Мало мест: ${free ?? 0} из ${total}`;
    case 'enough':
      return total === undefined ? t`Свободно: ${free ?? 0}` : t`${free ?? 0} из ${total} свободно`;
    case undefined:
      return total === undefined
        ? undefined
        : plural(total, { one: '# место', few: '# места', many: '# мест', other: '# места' });
  }
};

const colours = { none: 'text-over', few: 'text-ending', enough: 'text-running' };

/** Returns the class of the colour for the text. The text says the same in words. */
export const spacesColour = (spaces: MapFeature['spaces']): string => {
  const level = spacesLevel(spaces);
  return level ? colours[level] : 'text-muted';
};
