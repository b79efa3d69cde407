import type { MapFeature } from '~/domain/map/mapFeature';

/** A roadside parking at a point, without anything that a case does not name. */
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
