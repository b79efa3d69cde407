// `npm run headers -- nginx`: the serving rules of the build in dist/, on the standard output.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { caddyRules } from './caddyRules';
import { nginxRules } from './nginxRules';
import { rulesForServer } from './ServerRules';

const servers = { nginx: nginxRules, caddy: caddyRules };
const usage = 'npm run --silent headers -- nginx > parking.nginx\nnpm run --silent headers -- caddy > parking.caddy';

const print = (): void => {
  const [name = '', ...more] = process.argv.slice(2);
  const write = Object.entries(servers).find(([known]) => known === name)?.[1];
  if (!write || more.length > 0) throw new Error(usage);
  const file = join(resolve(import.meta.dirname, '../../..'), 'dist/_headers');
  if (!existsSync(file)) throw new Error('There is no build whose headers these could be: run npm run build first.');
  process.stdout.write(write(rulesForServer(readFileSync(file, 'utf8'))));
};

try {
  print();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
