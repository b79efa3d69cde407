import * as v from 'valibot';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { storageKey } from '../storageKeys';
import { read, remove, write } from '~/platform/storage';

/** The centre and zoom of a map. */
export interface MapView extends GeoPoint {
  zoom: number;
}

const number = v.pipe(v.number(), v.finite());

/** City → the map view the driver left, for the lifetime of the tab. It survives the way to a payment page and back. */
export const mapViewKey = storageKey<Record<string, MapView>>({
  name: 'map-view',
  owner: 'account',
  purpose: 'settings',
  schema: v.record(v.string(), v.object({ latitude: number, longitude: number, zoom: number })),
  fallback: {},
  isPerTab: true,
});

export const mapViewOf = (city: string): MapView | undefined => read(mapViewKey)[city];

export const saveMapView = (city: string, view: MapView): void =>
  void write(mapViewKey, { ...read(mapViewKey), [city]: view });

/** Removes the places where one user looked or stood, so that the next user of the device does not see them. */
export const clearMapViews = (): void => remove(mapViewKey);
