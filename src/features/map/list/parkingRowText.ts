import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import type { MapFeature } from '~/domain/map/mapFeature';
import { sum } from '~/i18n/format';
import { categoryText } from '../mapObjectText';

/** What a row is headed by: where the object stands, else what it is called, else what it is. */
export const parkingTitle = (feature: MapFeature): string => feature.address ?? feature.name ?? categoryText(feature);

/** The price now in words; nothing for what is no parking. */
export const priceText = (
  { objectType, category, isInactive }: MapFeature,
  perHour: Kopecks | undefined,
): string | undefined => {
  if (objectType !== 'parkings') return undefined;
  if (isInactive) return t`Не работает`;
  if (category === 'free') return t`Бесплатно`;
  if (perHour === undefined) return t`Цена неизвестна`;
  return perHour === 0 ? t`Сейчас бесплатно` : t`${sum(perHour)}/ч`;
};

/** What is known of the places: `мест: 12, свободно: 3, для инвалидов: 1`. */
export const placesText = ({ total, free, forDisabled }: MapFeature['spaces']): string =>
  [
    total !== undefined && t`мест: ${total}`,
    free !== undefined && t`свободно: ${free}`,
    forDisabled !== undefined && forDisabled > 0 && t`для инвалидов: ${forDisabled}`,
  ]
    .filter(Boolean)
    .join(', ');
