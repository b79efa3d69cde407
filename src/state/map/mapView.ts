import * as v from 'valibot';
import type { GeoPoint } from '~/domain/content/options';
import { storageKey } from '../storageKeys';
import { read, remove, write } from '~/platform/storage';

/** What a map looks at. */
export interface MapView extends GeoPoint {
  zoom: number;
}

const number = v.pipe(v.number(), v.finite());

/** City → where the driver left its map, for as long as the tab is there: a payment page leads away and back. */
const mapViewKey = storageKey<Record<string, MapView>>({
  name: 'map-view',
  schema: v.record(v.string(), v.object({ latitude: number, longitude: number, zoom: number })),
  fallback: {},
  isPerTab: true,
});

export const mapViewOf = (city: string): MapView | undefined => read(mapViewKey)[city];

export const saveMapView = (city: string, view: MapView): void =>
  void write(mapViewKey, { ...read(mapViewKey), [city]: view });

/** Where somebody looked, or stood, is no business of the next person at this device. */
export const clearMapViews = (): void => remove(mapViewKey);
