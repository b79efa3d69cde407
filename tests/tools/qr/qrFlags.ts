import { parseArgs } from 'node:util';
import { stripSpaces } from '~/domain/content/invisible';
import type { SignLanguage } from './signTexts';

export const usage = `npm run qr -- --city ID --zone NUMBER… [--code CODE…] [--barrier CODE…] [--origin https://HOST] [--lang ru|en|both] [--out FOLDER]

Writes street signs, each as an SVG and as a PDF of one A5 page: the number, a QR code that opens the payment form with
this place filled in, the same address in letters, and the SMS command where the city has one in cities.json.

  --city     id of the city in cities.json, such as perm
  --zone     a zone's number as on the street, zeros and all; once for each sign
  --code     a parking's own code, where the city is paid by parking; once for each sign
  --barrier  the number of a parking with a barrier, where a ticket is paid; once for each sign
  --origin   where the app is in service, such as https://parking.example.ru; without it the signs are samples that
             lead to this computer (npm start), and say so
  --lang     ru, en or both; without it both on one sign, Russian first, whose code opens the Russian page
  --out      the folder to write to; without it signs/ in the project, which git leaves alone`;

/** The place of one sign. The number is as written on the street. */
export interface SignPlace {
  kind: 'zone' | 'code' | 'barrier';
  number: string;
}

export interface QrCommand {
  cityId: string;
  places: SignPlace[];
  /** Scheme and host, and the port if it is not the default one. */
  origin: string;
  /** True if the origin is this computer, for trying out. */
  isSample: boolean;
  /** The first one is large, and is the language of the page. */
  languages: readonly SignLanguage[];
  out: string | undefined;
}

/** The address of `npm start`. */
const sampleOrigin = 'http://127.0.0.1:4173';
const languagesOf: Record<string, readonly SignLanguage[]> = { ru: ['ru'], en: ['en'], both: ['ru', 'en'] };
/** The app ignores longer numbers in a link. */
const longest = 40;
/** The letters that both the font and a phone's keyboard have. */
const numberPattern = /^[\p{Script=Latin}\p{Script=Cyrillic}\d][\p{Script=Latin}\p{Script=Cyrillic}\d./-]*$/u;

const readPlace = (kind: SignPlace['kind'], input: string): SignPlace => {
  const number = stripSpaces(input).toLocaleUpperCase('ru');
  if (number.length > longest || !numberPattern.test(number))
    throw new Error(
      `--${kind} "${input}": expected one number of at most ${longest} letters (Russian or Latin), digits, hyphens, dots and slashes; each has its own --${kind}.`,
    );
  return { kind, number };
};

const isLocalHost = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

const readOrigin = (input: string): string => {
  const error = new Error(
    `--origin "${input}": expected the address of the app without a path, such as https://parking.example.ru.`,
  );
  if (!/^https?:\/\//i.test(input) || !URL.canParse(input)) throw error;
  const { origin, protocol, hostname, username, pathname, search, hash } = new URL(input);
  if (`${username}${search}${hash}` !== '' || pathname !== '/') throw error;
  if (protocol === 'http:' && !isLocalHost(hostname))
    throw new Error(`--origin "${input}": the app is served by https; phones install and open it offline only then.`);
  return origin;
};

/**
 * Parses the arguments of `npm run qr --`; undefined if help is requested. Throws an Error with a sentence if an
 * argument is wrong or missing.
 */
export const readCommand = (args: readonly string[]): QrCommand | undefined => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      city: { type: 'string' },
      zone: { type: 'string', multiple: true, default: [] },
      code: { type: 'string', multiple: true, default: [] },
      barrier: { type: 'string', multiple: true, default: [] },
      origin: { type: 'string', default: sampleOrigin },
      lang: { type: 'string', default: 'both' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { city, zone, code, barrier, lang, out, help } = values;
  if (help) return undefined;
  if (positionals.length > 0)
    throw new Error(
      `"${positionals.join(' ')}" is not known here: each number has its own --zone, --code or --barrier.`,
    );
  if (!city) throw new Error('--city is missing: the id of the city in cities.json, such as --city perm.');
  if (out?.trim() === '') throw new Error('--out is empty: expected a folder.');
  const places = Object.entries({ zone, code, barrier }).flatMap(([kind, numbers]) =>
    numbers.map((number) => readPlace(kind as SignPlace['kind'], number)),
  );
  if (places.length === 0)
    throw new Error(
      '--zone is missing: the number on the sign, such as --zone 0302 (or --code for a parking, --barrier for one with a barrier).',
    );
  const languages = languagesOf[lang];
  if (!languages) throw new Error(`--lang "${lang}": expected ru, en or both.`);
  const origin = readOrigin(values.origin);
  return {
    cityId: city,
    places: withoutTwins(places),
    origin,
    isSample: isLocalHost(new URL(origin).hostname),
    languages,
    out,
  };
};

const withoutTwins = (places: readonly SignPlace[]): SignPlace[] => [
  ...new Map(places.map((place) => [`${place.kind} ${place.number}`, place])).values(),
];
