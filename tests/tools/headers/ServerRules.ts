import { demonstrationMark } from '~/build/headers';
import { parseHeaderRules } from '../../fake-city/static/headerRules';

export type Header = readonly [name: string, value: string];

/**
 * The headers that a server must send with the files of a build. HSTS is separate, because it applies only to https.
 */
export interface ServerRules {
  /** Sent with every response. */
  everywhere: readonly Header[];
  hsts: string;
  /** Headers for specific folders such as `/assets/`. */
  folders: readonly { prefix: string; headers: readonly Header[] }[];
}

export const typeOfManifest = 'application/manifest+json';

const hstsName = 'Strict-Transport-Security';
/** In the configuration of both servers, these characters would end a value early or have a special meaning. */
const risky = /["`\\{}$\r\n]/;

/**
 * Reads a build's `_headers` for servers without that convention. Throws with a sentence if a rule cannot be expressed
 * for them.
 */
export const rulesForServer = (text: string): ServerRules => {
  if (text.startsWith(demonstrationMark))
    throw new Error('This build is for the demonstration (VITE_DEMO): run npm run build without it.');
  const [first, ...others] = parseHeaderRules(text);
  if (first?.path !== '/*') throw new Error('_headers does not begin with what is for every address.');
  for (const [name, value] of [first, ...others].flatMap(({ headers }) => headers))
    if (risky.test(value)) throw new Error(`The value of ${name} has a character that a server reads otherwise.`);
  return {
    everywhere: first.headers.filter(([name]) => name !== hstsName),
    hsts: first.headers.find(([name]) => name === hstsName)?.[1] ?? '',
    folders: others.map(({ path, headers }) => {
      const [, prefix] = /^(\/[\w./-]*\/)\*$/.exec(path) ?? [];
      if (prefix === undefined) throw new Error(`${path} in _headers is no folder.`);
      return { prefix, headers };
    }),
  };
};
