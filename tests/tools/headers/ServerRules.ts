import { demonstrationMark } from '~/build/headers';
import { parseHeaderRules } from '../../fake-city/static/headerRules';

export type Header = readonly [name: string, value: string];

/** What a server has to send with the files of a build. HSTS is apart: it belongs to https alone. */
export interface ServerRules {
  /** With every answer. */
  everywhere: readonly Header[];
  hsts: string;
  /** Under these folders (`/assets/`) something else. */
  folders: readonly { prefix: string; headers: readonly Header[] }[];
}

export const typeOfManifest = 'application/manifest+json';

const hstsName = 'Strict-Transport-Security';
/** In both servers' texts these would end a value early, or stand for something. */
const risky = /["`\\{}$\r\n]/;

/** Reads a build's `_headers` for servers that have no such convention; throws with a sentence where a rule cannot be said to them. */
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
