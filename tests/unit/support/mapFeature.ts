import type { MapFeature } from '~/domain/map/mapFeature';

/** A roadside parking at a point, with only the properties that a case names. */
export const mapFeature = (overrides: Partial<MapFeature> = {}): MapFeature => ({
  id: '0',
  objectType: 'parkings',
  category: 'roadside',
  geometry: { type: 'Point', coordinates: { latitude: 58, longitude: 56 } },
  prices: [],
  spaces: {},
  isInactive: false,
  ...overrides,
});
