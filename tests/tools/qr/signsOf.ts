import type { CityConfig } from '~/city/schema';
import type { QrCommand } from './qrFlags';
import { signAddress } from './signAddress';
import type { Sign } from './signSvg';

/** The default number for SMS commands, if the list has none for a city. */
const usualSmsNumber = '7878';

/** Returns the signs of a command, one for each place. */
export const signsOf = (
  { city, nameForShow, sms }: CityConfig,
  { places, origin, languages, isSample }: QrCommand,
): Sign[] => {
  const [language = 'ru'] = languages;
  return places.map((place) => ({
    languages,
    cityName: nameForShow,
    place,
    address: signAddress(origin, city, place, language),
    // A command starts a stay in the street; it opens no barrier.
    ...(sms.start &&
      place.kind !== 'barrier' && { sms: { number: sms.number ?? usualSmsNumber, template: sms.start } }),
    isSample,
  }));
};

/** Returns warnings for the person who prints the signs. */
export const signWarnings = ({ city, sms, profile }: CityConfig, { isSample, places }: QrCommand): string[] => [
  ...(isSample
    ? ['these are samples: their code leads to this computer. For the street say where the app is: --origin https://…']
    : []),
  ...(places.some(({ kind }) => kind === 'barrier') && !profile.parking.planarParkingAvailable
    ? [
        `${city} takes no payments at barriers: "planarParkingAvailable" is off in cities.json, and the code opens the form of the street.`,
      ]
    : []),
  ...(places.every(({ kind }) => kind === 'barrier') ? [] : smsWarnings({ city, sms })),
];

const smsWarnings = ({ city, sms }: Pick<CityConfig, 'city' | 'sms'>): string[] => {
  if (!sms.start) return [`${city} has no key "sms.start" in cities.json: the signs name no way without internet.`];
  return sms.number
    ? []
    : [
        `${city} has no key "sms.number" in cities.json: the signs say ${usualSmsNumber}. See that its commands do go there.`,
      ];
};

/** Returns a file name for a sign without its extension. It is valid on every system and unique for each place. */
export const signFile = (city: string, { place: { kind, number }, languages }: Sign): string =>
  [city, kind, number.replaceAll('/', '_'), ...(languages.length === 1 ? languages : [])].join('-');
