import { t } from '@lingui/core/macro';
import type { MapFeature } from '~/domain/map/mapFeature';

/** Returns the kind of a map object as text. */
export const mapObjectText = (feature: Pick<MapFeature, 'objectType'> | undefined): string => {
  switch (feature?.objectType) {
    case 'residentzone':
      return t`Резидентная зона`;
    case 'parcomats':
      return t`Паркомат`;
    case 'terminals':
      return t`Платёжный терминал`;
    case 'InformationTable':
      return t`Информационный щит`;
    case 'Church':
      return t`Храм`;
    case 'Museum':
      return t`Музей`;
    case 'Sight':
      return t`Достопримечательность`;
    default:
      return t`Парковка`;
  }
};

/** Returns the category of a parking as text, or the kind of any other object. */
export const categoryText = (feature: Pick<MapFeature, 'objectType' | 'category' | 'unknownCategory'>): string => {
  if (feature.objectType !== 'parkings') return mapObjectText(feature);
  const { unknownCategory } = feature;
  if (unknownCategory !== undefined) return t`Парковка, вид «${unknownCategory}»`;
  switch (feature.category) {
    case 'roadside':
      return t`Уличная парковка`;
    case 'multilevel':
      return t`Многоуровневая парковка`;
    case 'planar':
      return t`Парковка со шлагбаумом`;
    case 'commerce':
      return t`Коммерческая парковка`;
    case 'free':
      return t`Бесплатная парковка`;
    case 'disabled':
      return t`Для инвалидов`;
    case 'pocket':
      return t`Парковочный карман`;
    case 'resident':
      return t`Для резидентов`;
    case 'taxi':
      return t`Для такси`;
    case 'bus':
      return t`Для автобусов`;
    case 'municipal':
      return t`Муниципальная парковка`;
    case 'parkingMeter':
      return t`Парковка с паркоматом`;
  }
};
