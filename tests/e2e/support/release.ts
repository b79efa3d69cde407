import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, listOf } from '../../../src/build/digests';
import { list } from '../../../src/build/splitWorker';
import { precacheOf } from '../../tools/precache';

const version = /-([\w-]{7})(\.(?:js|css)\b)/;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A copy of the production build that a journey may replace with other releases. */
export class Release {
  /** The number of releases after the first one. It is a single digit. */
  #number = 0;
  readonly dir = mkdtempSync(join(tmpdir(), 'release-'));

  constructor() {
    this.first();
  }

  /** True if another release has followed the first. */
  get isLater(): boolean {
    return this.#number > 0;
  }

  /** Restores the first release, as it was built. */
  first(): void {
    this.#number = 0;
    rmSync(this.dir, { recursive: true });
    cpSync(join(root, 'dist'), this.dir, { recursive: true });
  }

  /**
   * Publishes the next release. Every script and style of the pages has another version in its name, and the old files
   * are gone from the server.
   */
  next(): void {
    this.#number += 1;
    // The worker's code has not changed, so its name stays.
    const assets = readdirSync(join(this.dir, 'assets')).filter((name) => !name.startsWith('worker-'));
    const versions = new Set(assets.map((name) => version.exec(name)?.[1]));
    const renamed = (text: string): string =>
      text.replaceAll(new RegExp(version, 'g'), (whole, old: string, kind: string) =>
        versions.has(old) ? `-${old.slice(0, 2)}${this.#number}next${kind}` : whole,
      );
    for (const entry of readdirSync(this.dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(html|js|css)$|^_headers$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    }
    for (const name of assets) renameSync(join(this.dir, 'assets', name), join(this.dir, 'assets', renamed(name)));
    const worker = join(this.dir, 'sw.js');
    const digests = new Map(
      precacheOf(this.dir).flatMap(({ url, digest }) => (digest === undefined ? [] : [[digest, url] as const])),
    );
    const text = readFileSync(worker, 'utf8')
      .replaceAll(/"revision":"([\w-]+)"/g, '"revision":"$1next"')
      .replaceAll(/"digest":"([\w-]+)"/g, (whole, digest: string) => {
        const url = digests.get(digest);
        return url === undefined ? whole : `"digest":"${digestOf(readFileSync(join(this.dir, url)))}"`;
      });
    writeFileSync(worker, text);
  }

  /**
   * Publishes the next release with the same files. Only their headers in `_headers` differ, as after a change of a
   * build's settings.
   */
  nextHeaders(change: (text: string) => string): void {
    this.#number += 1;
    const path = join(this.dir, '_headers');
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    const worker = join(this.dir, 'sw.js');
    const files = JSON.stringify(listOf(this.dir, precacheOf(this.dir)));
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace(list, () => files),
    );
  }

  /** The path of a script or style of this release. */
  asset(name: RegExp): string {
    const found = readdirSync(join(this.dir, 'assets')).find((file) => name.test(file));
    if (found === undefined) throw new Error(`There is no ${String(name)} in this release.`);
    return join(this.dir, 'assets', found);
  }

  /** The way out of a bad release, as the deployment guide says it. */
  killWorker(): void {
    cpSync(join(root, 'sw/killSwitch.js'), join(this.dir, 'sw.js'));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }
}
