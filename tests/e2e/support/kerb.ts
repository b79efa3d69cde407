import { city } from './fixtures';

const streetOf = (address: string): string => address.split(',')[0] ?? '';

export interface Kerb {
  street: string;
  zone: string;
  at: { latitude: number; longitude: number };
}

/** Finds a paid kerb of the city, and its position. */
export const findKerb = async (url: string): Promise<Kerb> => {
  const response = await fetch(`${url}/city/${city}/api/info/get-map-info/v3`);
  const { features } = (await response.json()) as {
    features: {
      geometry: { type: string; coordinates: { latitude: number; longitude: number }[] };
      properties: {
        category?: string;
        address?: string;
        freeparking?: boolean;
        zone?: { zonenumber: string; prices: { daycode: number }[] };
      };
    }[];
  };
  const kerb = features.find(
    ({ properties, geometry }) =>
      properties.category === 'roadside' &&
      geometry.type === 'LineString' &&
      !properties.freeparking &&
      properties.zone?.prices.every(({ daycode }) => daycode >= 0),
  );
  const [at] = kerb?.geometry.coordinates ?? [];
  if (!kerb?.properties.zone || !at) throw new Error('The city has no kerb to look for.');
  return { street: streetOf(kerb.properties.address ?? ''), zone: kerb.properties.zone.zonenumber, at };
};
