import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, retryUntilAnswered } from '../cross-browser/process';
import { sendRequest } from './sendRequest';
import { blockOf } from './guide';

export interface WebServer {
  /** Over https, as the deployment guide says it. */
  url: string;
  /** Over HTTP, as behind a proxy that terminates HTTPS. */
  plainUrl: string;
  /** Over HTTP, where every request is redirected to HTTPS. Only nginx needs explicit configuration for that. */
  redirectUrl: string | undefined;
  /** The command that makes the server reload its configuration. */
  reload: string;
  /** Returns everything that the server has logged about requests. */
  logs(): string;
  close(): Promise<void>;
}

/** `dir` stands for /srv/parking and contains `own.pem` and `own.key`. A release has already been published. */
type Start = (dir: string) => Promise<WebServer>;

const launch = (
  command: string,
  args: readonly string[],
  output: string,
  env: Record<string, string> = {},
): ChildProcess => {
  const file = openSync(output, 'a');
  const child = spawn(command, args, { stdio: ['ignore', file, file], env: { ...process.env, ...env } });
  closeSync(file);
  return child;
};

const close = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

/** Resolves once the server answers. Rejects with the server's output if it exits instead. */
const untilThere = (child: ChildProcess, url: string, output: string): Promise<unknown> =>
  Promise.race([
    retryUntilAnswered(() => sendRequest(`${url}/robots.txt`)),
    new Promise((_, reject) =>
      child.once('exit', () => reject(new Error(`It did not start: ${readFileSync(output, 'utf8')}`))),
    ),
  ]);

const readAll = (files: readonly string[]): string =>
  files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n');

const startNginx: Start = async (dir) => {
  const [http, https, plain] = [await freePort(), await freePort(), await freePort()];
  const configuration = blockOf('listen 443')
    .replaceAll('/srv/parking', dir)
    .replaceAll('/etc/ssl/parking', join(dir, 'own'));
  const site = configuration
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`);
  const logs = ['parking.log', 'default.log', 'error.log'].map((name) => join(dir, name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, `temporary-${name}`)};`,
  );
  const behindProxy = `server { listen 127.0.0.1:${plain}; root ${dir}/live/dist; include ${dir}/live/parking.nginx; }`;
  const main = [
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${join(dir, 'nginx.pid')};`,
    `worker_processes 1;\nevents {}\nhttp {\naccess_log ${logs[1]};`,
    ...temporary,
    `${site}\n${behindProxy}\n}`,
  ];
  const settings = join(dir, 'nginx.conf');
  writeFileSync(settings, main.join('\n'));
  const command = ['-c', settings, '-e', logs[2] ?? ''];
  const output = join(dir, 'nginx.out');
  const child = launch('nginx', [...command, '-g', 'daemon off;'], output);
  const url = `https://localhost:${https}`;
  await untilThere(child, url, logs[2] ?? '');
  return {
    url,
    plainUrl: `http://127.0.0.1:${plain}`,
    redirectUrl: `http://127.0.0.1:${http}`,
    reload: `nginx ${command.join(' ')} -s reload`,
    logs: () => readAll(logs),
    close: () => close(child),
  };
};

const startCaddy: Start = async (dir) => {
  const [https, plain, admin] = [await freePort(), await freePort(), await freePort()];
  const configuration = blockOf('import parking\n').replaceAll('/srv/parking', dir);
  const [, site = ''] = /^parking\.example\.ru (\{[\s\S]*?^\})/m.exec(configuration) ?? [];
  const bound = site.replace('{', '{\n\tbind 127.0.0.1');
  const settings = join(dir, 'Caddyfile');
  writeFileSync(
    settings,
    [
      configuration.replace(`parking.example.ru ${site}`, ''),
      `https://localhost:${https} ${bound.replace('{', `{\n\ttls ${dir}/own.pem ${dir}/own.key`)}`,
      `http://127.0.0.1:${plain} ${bound}\n`,
    ].join('\n'),
  );
  // The global options that an operator would set: no files outside this folder, no other ports.
  writeFileSync(
    join(dir, 'global.caddy'),
    `admin 127.0.0.1:${admin}\nauto_https disable_redirects\nskip_install_trust\n`,
  );
  const home = join(dir, 'home');
  mkdirSync(home, { recursive: true });
  const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, SSL_CERT_FILE: join(dir, 'trusted.pem') };
  const output = join(dir, 'caddy.log');
  const child = launch('caddy', ['run', '--config', settings, '--adapter', 'caddyfile'], output, env);
  const url = `https://localhost:${https}`;
  await untilThere(child, url, output);
  return {
    url,
    plainUrl: `http://127.0.0.1:${plain}`,
    redirectUrl: undefined,
    reload: `caddy reload --config ${settings} --adapter caddyfile --address 127.0.0.1:${admin}`,
    logs: () => readAll([output]),
    close: () => close(child),
  };
};

export const webServers = { nginx: startNginx, caddy: startCaddy };
export type ServerName = keyof typeof webServers;

/** Returns the version that the program prints. */
export const versionOf = (name: ServerName): string =>
  name === 'nginx'
    ? execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' })
    : execFileSync('caddy', ['version'], { encoding: 'utf8' });
