import * as v from 'valibot';
import type { GeoPoint } from '~/domain/options';
import { key } from './keys';
import { read, remove, write } from './storage';

/** What a map looks at. */
export interface MapView extends GeoPoint {
  zoom: number;
}

const number = v.pipe(v.number(), v.finite());

/** City → where the driver left its map, for as long as the tab is there: a payment page leads away and back. */
const mapViewKey = key<Record<string, MapView>>({
  name: 'map-view',
  schema: v.record(v.string(), v.object({ latitude: number, longitude: number, zoom: number })),
  fallback: {},
  isPerTab: true,
});

export const mapViewOf = (city: string): MapView | undefined => read(mapViewKey)[city];

export const keepMapView = (city: string, view: MapView): void => void write(mapViewKey, { ...read(mapViewKey), [city]: view });

/** Where somebody looked, or stood, is no business of the next person at this device. */
export const forgetMapViews = (): void => remove(mapViewKey);
