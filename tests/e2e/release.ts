import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the production build that a journey may put other releases in the place of. */
export class Release {
  readonly dir = mkdtempSync(join(tmpdir(), 'release-'));

  constructor() {
    cpSync(join(root, 'dist'), this.dir, { recursive: true });
  }

  /** The next release: every script and style has another name, nothing of the old ones is left on the server. */
  next(): void {
    const assets = new Set(readdirSync(join(this.dir, 'assets')));
    // Files of one family are named by a rule, which holds only the end of their names.
    const ends = new Set([...assets].flatMap((name) => [...name.matchAll(/-/g)].map(({ index }) => name.slice(index))));
    const renamed = (name: string): string => (assets.has(name) || ends.has(name) ? name.replace(/(\.\w+)$/, '-next$1') : name);
    for (const entry of readdirSync(this.dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(html|js|css)$|^_headers$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8').replaceAll(/[\w.-]+\.(js|css)\b/g, renamed);
      writeFileSync(path, entry.name === 'sw.js' ? text.replaceAll(/"revision":"(\w+)"/g, '"revision":"$1next"') : text);
    }
    for (const name of assets) renameSync(join(this.dir, 'assets', name), join(this.dir, 'assets', renamed(name)));
  }

  /** The way out of a bad release, as the README says it. */
  killWorker(): void {
    cpSync(join(root, 'sw/killSwitch.js'), join(this.dir, 'sw.js'));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }
}
