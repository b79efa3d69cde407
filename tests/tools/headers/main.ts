// `npm run headers -- nginx` or `-- caddy` writes the rules of a web server that serves a build and forwards to the
// cities. They are files of a release.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCities } from '~/city/schema';
import cityList from '../../../cities.json' with { type: 'json' };
import { caddyRules } from './caddyRules';
import { nginxShared } from './nginxCities';
import { nginxRules } from './nginxRules';
import { rulesForServer, type ServerRules } from './ServerRules';
import { parseUpstreams, routesOf, type Route, type Upstreams } from './upstreams';

type Write = (rules: ServerRules, routes: readonly Route[], upstreams: Upstreams) => Record<string, string>;

const servers: Record<string, Write> = {
  nginx: (...all) => ({ 'parking.http.nginx': nginxShared(), 'parking.nginx': nginxRules(...all) }),
  caddy: (rules, routes) => ({ 'parking.caddy': caddyRules(rules, routes) }),
};
const usage = `npm run headers -- nginx --upstreams upstreams.json --out FOLDER
npm run headers -- caddy --upstreams upstreams.json --out FOLDER

  --upstreams   which server is behind each path of cities.json (src/build/DEPLOYMENT.md, "Server settings")
  --out         where the files are written
  --dist        the build that they are for; without it dist/`;

/** Relative to the directory in which the command was given. */
const resolvePath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path);
const read = (path: string, otherwise: string): string => {
  if (!existsSync(path)) throw new Error(otherwise);
  return readFileSync(path, 'utf8');
};

const options = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { upstreams: { type: 'string' }, out: { type: 'string' }, dist: { type: 'string' } },
    });
    const [name = '', ...more] = positionals;
    const write = Object.entries(servers).find(([known]) => known === name)?.[1];
    if (write && more.length === 0 && values.upstreams && values.out)
      return { write, upstreams: values.upstreams, out: values.out, dist: values.dist };
  } catch {
    // Unknown option.
  }
  throw new Error(usage);
};

const print = (): void => {
  const { write, upstreams, out, dist } = options();
  const build = dist === undefined ? resolve(import.meta.dirname, '../../../dist') : resolvePath(dist);
  const rules = rulesForServer(
    read(join(build, '_headers'), 'There is no build whose headers these could be: run npm run build first.'),
  );
  const list = parseUpstreams(read(resolvePath(upstreams), `There is no ${upstreams}.`));
  const routes = routesOf(parseCities(cityList), list);
  const files = Object.entries(write(rules, routes, list)).map(
    ([name, text]) => [join(resolvePath(out), name), text] as const,
  );
  mkdirSync(resolvePath(out), { recursive: true });
  for (const [file, text] of files) {
    writeFileSync(file, text);
    process.stdout.write(`${file}\n`);
  }
  const unled = routes.flatMap(({ path, upstream }) => (upstream ? [] : [path])).sort();
  if (unled.length > 0)
    console.warn(`warning: no server is named for these paths, which answer 503: ${unled.join(', ')}.`);
};

try {
  print();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
