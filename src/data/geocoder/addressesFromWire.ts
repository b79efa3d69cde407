import type { geocode } from '~/api/contract/geocoder';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { CityConfig } from '~/city/schema';
import { isWithin } from '~/domain/bounds';
import type { GeoPoint } from '~/domain/options';
import { filled } from '../wireText';

/** An address that a geocoder found. */
export interface FoundAddress {
  /** Street and house, or what else is there. */
  title: string;
  /** The rest of it: district, city. */
  detail?: string;
  place: GeoPoint;
}

type WireAddress = ReplyOf<typeof geocode>['features'][number];

const longest = 120;

const titleOf = ({ name, display_name: whole, address }: WireAddress['properties']): string | undefined => {
  const road = filled(address?.road, longest);
  const house = filled(address?.house_number, longest);
  if (road) return house ? `${road}, ${house}` : road;
  return filled(name, longest) ?? filled(whole?.split(',')[0], longest);
};

/** The addresses within the city, where its map can look; two that read alike are one. */
export const addressesFromWire = ({ features }: ReplyOf<typeof geocode>, { mapBounds }: Pick<CityConfig, 'mapBounds'>): FoundAddress[] => {
  const found = new Map<string, FoundAddress>();
  for (const { geometry, properties } of features) {
    const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates;
    const title = titleOf(properties);
    if (!isWithin(mapBounds, { latitude, longitude }) || title === undefined) continue;
    const whole = filled(properties.display_name, longest);
    const detail = whole === title ? undefined : whole;
    const looks = `${title}|${detail ?? ''}`;
    if (!found.has(looks)) found.set(looks, { title, detail, place: { latitude, longitude } });
  }
  return [...found.values()];
};
