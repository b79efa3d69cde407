import { parseArgs } from 'node:util';

/** The help text, with everything that `add` accepts about a city. */
export const usage = `npm run city -- check                 says what is wrong in cities.json, and what may be
npm run city -- check --strict        the same, and fails where anything may be wrong
npm run city -- add                   asks for a new city, one question after the other
npm run city -- add --id ID --ru NAME --en NAME --zone ZONE --south N --west N --north N --east N
                    [--api URL] [--tiles URL | --raster URL | --style URL] [--attribution TEXT]
                    [--host HOST]… [--sms-number N] [--period MINUTES] [--flat]

  --id            English name in lower case, words joined by hyphens
  --ru, --en      its name in both languages
  --zone          time zone of the IANA list, such as Asia/Yekaterinburg
  --south …       the edges of its map, in degrees (--west=-3.7 where negative)
  --api           where its server answers; without it /city/ID
  --tiles         vector tiles in the app's own layers; without it /tiles/ID/{z}/{x}/{y}.pbf
  --raster        raster tiles, with --attribution
  --style         a style of somebody else's map
  --host          a host that payment pages may be on; once for each
  --sms-number    where its SMS commands go
  --period        its parking period; without it 15
  --flat          parkings with a barrier can be paid
  --file          another list than cities.json`;

const options = {
  id: { type: 'string' },
  ru: { type: 'string' },
  en: { type: 'string' },
  api: { type: 'string' },
  zone: { type: 'string' },
  south: { type: 'string' },
  west: { type: 'string' },
  north: { type: 'string' },
  east: { type: 'string' },
  tiles: { type: 'string' },
  raster: { type: 'string' },
  style: { type: 'string' },
  attribution: { type: 'string' },
  host: { type: 'string', multiple: true },
  'sms-number': { type: 'string' },
  period: { type: 'string' },
  flat: { type: 'boolean' },
} as const;

/** The known properties of a new city, as typed. */
export interface CityAnswers {
  id?: string;
  ru?: string;
  en?: string;
  api?: string;
  zone?: string;
  south?: string;
  west?: string;
  north?: string;
  east?: string;
  tiles?: string;
  raster?: string;
  style?: string;
  attribution?: string;
  host?: string[];
  'sms-number'?: string;
  period?: string;
  flat?: boolean;
}

export interface CityCommand {
  command: string | undefined;
  file: string | undefined;
  wantsHelp: boolean;
  /** For `check`: warnings are faults. */
  isStrict: boolean;
  answers: CityAnswers;
}

/** Parses the arguments of `npm run city --`. Throws an Error with a sentence if an argument is unknown. */
export const readCommand = (args: readonly string[]): CityCommand => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...options,
      file: { type: 'string' },
      help: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  });
  const [command, ...others] = positionals;
  if (others.length > 0)
    throw new Error(`"${others.join(' ')}" is not known here: a value with blanks stands in quotes.`);
  const { file, help, strict, ...answers } = values;
  if ([answers.tiles, answers.raster, answers.style].filter((source) => source !== undefined).length > 1)
    throw new Error('Only one of --tiles, --raster and --style: a city has one map.');
  return { command, file, wantsHelp: help, isStrict: strict, answers };
};
