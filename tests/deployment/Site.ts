import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeCity, type FakeCityServer } from '../fake-city/startFakeCity';
import { freePort } from '../cross-browser/process';
import { certificate } from './certificates';
import { City } from './City';
import { NameServer } from './NameServer';
import { blockOf } from './guide';
import { webServers, type ServerName, type WebServer } from './webServers';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = process.env['DEPLOYMENT_DIST'] ?? '';

/** Runs `npm run headers`. */
export const writeRules = (...args: string[]): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tests/tools/headers.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

/**
 * A replica of an operator's /srv/parking on this machine, with the cities behind it, its releases, and the web server
 * in front.
 */
export class Site {
  readonly dir = mkdtempSync(join(tmpdir(), 'deployment-'));
  readonly city = new City();
  /** A second machine behind the same host name. */
  readonly otherCity = new City();
  trusted!: City;
  untrusted!: City;
  fakeCity!: FakeCityServer;
  names!: NameServer;
  web!: WebServer;

  constructor(readonly server: ServerName) {}

  async open(): Promise<void> {
    await this.city.open();
    await this.otherCity.open('127.0.0.2', this.city.port);
    this.trusted = await new City(certificate(this.dir, 'trusted')).open();
    this.untrusted = await new City(certificate(this.dir, 'untrusted')).open();
    certificate(this.dir, 'own');
    this.fakeCity = await startFakeCity({ isControlOn: true, log: console.error });
    this.names = await new NameServer().open();
    this.names.names
      .set('localhost', ['127.0.0.1'])
      .set('moving.test', ['127.0.0.1'])
      .set('twins.test', ['127.0.0.1', '127.0.0.2']);
    await this.#writeUpstreams();
    this.release('2026-11-01');
    this.#publish('2026-11-01', '');
    this.web = await webServers[this.server](this.dir);
  }

  async #writeUpstreams(): Promise<void> {
    const city = `http://127.0.0.1:${this.city.port}`;
    const named = {
      '/city/tula': `http://moving.test:${this.city.port}`,
      '/city/tomsk': `http://twins.test:${this.city.port}`,
    };
    const upstreams = {
      '/city/perm': `${this.fakeCity.url}/city/perm`,
      '/city/kazan': city,
      '/city/tver': `${city}/v1/base`,
      '/city/samara': `http://127.0.0.1:${await freePort()}`,
      '/city/sochi': `https://localhost:${this.trusted.port}`,
      '/city/omsk': `https://localhost:${this.untrusted.port}`,
      '/city/ufa': null,
      '/tiles': `${this.fakeCity.url}/tiles`,
      '/geocoder/perm/search': `${city}/found`,
      ...(this.server === 'nginx' && named),
    };
    const nginx = {
      resolver: `127.0.0.1:${this.names.port}`,
      certificates: join(this.dir, 'trusted.pem'),
      accessLog: join(this.dir, 'parking.log'),
    };
    writeFileSync(join(this.dir, 'upstreams.json'), JSON.stringify({ upstreams, nginx }));
  }

  /** Creates a release with everything that its server needs. Releases after the first rename a script. */
  release(name: string): void {
    const folder = join(this.dir, 'releases', name);
    const { status, output } = writeRules(
      this.server,
      '--upstreams',
      join(this.dir, 'upstreams.json'),
      '--out',
      folder,
      '--dist',
      dist,
    );
    if (status !== 0) throw new Error(output);
    cpSync(dist, join(folder, 'dist'), { recursive: true });
    if (name === '2026-11-01') return;
    const assets = join(folder, 'dist/assets');
    renameSync(join(assets, this.script), join(assets, `${name}.js`));
    writeFileSync(join(folder, 'dist/robots.txt'), name);
  }

  /** A script that only the first release has under this name. */
  get script(): string {
    return readdirSync(join(dist, 'assets')).find((name) => /^NewsArticle-.*\.js$|^news.*\.js$/i.test(name)) ?? '';
  }

  #publish(name: string, reload: string): void {
    const script = join(this.dir, 'publish.sh');
    writeFileSync(
      script,
      blockOf('sh publish.sh NAME').replaceAll('/srv/parking', this.dir).replace('nginx -s reload', reload),
    );
    execFileSync('sh', [script, name], { stdio: ['ignore', 'ignore', 'pipe'] });
  }

  /** As the deployment guide says it. */
  publish(name: string): void {
    this.#publish(name, this.web.reload);
  }

  killWorker(): void {
    execFileSync('sh', ['-c', blockOf('cp sw/killSwitch.js').replaceAll('/srv/parking', this.dir)], { cwd: root });
  }

  async close(): Promise<void> {
    await this.web.close();
    this.names.close();
    await Promise.all(
      [this.city, this.otherCity, this.trusted, this.untrusted, this.fakeCity].map((one) => one.close()),
    );
    if (existsSync(this.dir)) rmSync(this.dir, { recursive: true });
  }
}
