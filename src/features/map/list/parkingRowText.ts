import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import type { MapFeature } from '~/domain/map/mapFeature';
import { cost } from '~/i18n/format';
import { categoryText } from '../mapObjectText';

/** Returns the title of a row: the object's address, else its name, else its kind. */
export const parkingTitle = (feature: MapFeature): string => feature.address ?? feature.name ?? categoryText(feature);

/** Returns the current price as text; undefined for an object other than a parking. */
export const priceText = (
  { objectType, category, isInactive }: MapFeature,
  perHour: Kopecks | undefined,
): string | undefined => {
  if (objectType !== 'parkings') return undefined;
  if (isInactive) return t`Не работает`;
  if (category === 'free') return t`Бесплатно`;
  if (perHour === undefined) return t`Цена неизвестна`;
  return perHour === 0 ? t`Сейчас бесплатно` : t`${cost(perHour)}/ч`;
};
