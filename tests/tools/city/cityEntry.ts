import type { CityAnswers } from './cityFlags';

/** The flags of `add` by the key of the entry that they fill in. */
const flags: Record<string, string> = {
  city: '--id',
  'nameForShow.ru': '--ru',
  'nameForShow.en': '--en',
  apiUrl: '--api',
  timeZone: '--zone',
  'mapBounds.southWest.latitude': '--south',
  'mapBounds.southWest.longitude': '--west',
  'mapBounds.northEast.latitude': '--north',
  'mapBounds.northEast.longitude': '--east',
  'mapSource.tiles': '--tiles or --raster',
  'mapSource.url': '--style',
  'mapSource.attribution': '--attribution',
  'sms.number': '--sms-number',
  'profile.parking.parkingPeriod': '--period',
};

/** Adds the flag that corrects an error of the entry. */
export const withFlag = (message: string): string => {
  const flag =
    flags[/key "([^"]+)"/.exec(message)?.[1] ?? ''] ?? (message.includes('key "paymentHosts') ? '--host' : undefined);
  return flag === undefined ? message : `${message} (${flag})`;
};

/** Parses a number with a decimal comma or point. Invalid text becomes NaN, which the schema rejects. */
const degrees = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
};

const mapSourceOf = ({ id, tiles, raster, style, attribution }: CityAnswers): object => {
  if (style !== undefined) return { type: 'style', url: style, attribution };
  if (raster !== undefined) return { type: 'raster', tiles: raster, attribution };
  return { type: 'vector', tiles: tiles ?? `/tiles/${id}/{z}/{x}/{y}.pbf`, attribution };
};

/** Returns an entry with its keys in the list's order, not yet validated. Missing answers are left out. */
export const cityEntry = (answers: CityAnswers): Record<string, unknown> => {
  const { id, ru, en, api, zone, south, west, north, east, host, period, flat } = answers;
  const number = answers['sms-number'];
  return {
    city: id,
    nameForShow: { ru, en },
    apiUrl: api ?? `/city/${id}`,
    timeZone: zone,
    mapBounds: {
      southWest: { latitude: degrees(south), longitude: degrees(west) },
      northEast: { latitude: degrees(north), longitude: degrees(east) },
    },
    mapSource: mapSourceOf(answers),
    profile: {
      parking: { parkingPeriod: period === undefined ? 15 : degrees(period), planarParkingAvailable: flat ?? false },
    },
    ...(host && host.length > 0 && { paymentHosts: host }),
    ...(number !== undefined && { sms: { number } }),
  };
};
