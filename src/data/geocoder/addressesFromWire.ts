import type { geocode } from '~/api/contract/geocoder';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { CityConfig } from '~/city/schema';
import { isWithin } from '~/domain/map/bounds';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { nonEmpty } from '../wireText';

/** An address that the geocoder has found. */
export interface FoundAddress {
  /** Street and house, or the best available name. */
  title: string;
  /** The full address, if it differs from the title. */
  detail?: string;
  place: GeoPoint;
}

type WireAddress = ReplyOf<typeof geocode>['features'][number];

const maxLength = 120;

const titleOf = ({ name, display_name: displayName, address }: WireAddress['properties']): string | undefined => {
  const road = nonEmpty(address?.road, maxLength);
  const house = nonEmpty(address?.house_number, maxLength);
  if (road) return house ? `${road}, ${house}` : road;
  return nonEmpty(name, maxLength) ?? nonEmpty(displayName?.split(',')[0], maxLength);
};

/** The addresses within the map's bounds. Entries with the same text are merged. */
export const addressesFromWire = (
  { features }: ReplyOf<typeof geocode>,
  { mapBounds }: Pick<CityConfig, 'mapBounds'>,
): FoundAddress[] => {
  const found = new Map<string, FoundAddress>();
  for (const { geometry, properties } of features) {
    const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates;
    const title = titleOf(properties);
    if (!isWithin(mapBounds, { latitude, longitude }) || title === undefined) continue;
    const displayName = nonEmpty(properties.display_name, maxLength);
    const detail = displayName === title ? undefined : displayName;
    const rowKey = `${title}|${detail ?? ''}`;
    if (!found.has(rowKey)) found.set(rowKey, { title, detail, place: { latitude, longitude } });
  }
  return [...found.values()];
};
