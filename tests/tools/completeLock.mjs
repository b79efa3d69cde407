// Completes package-lock.json with the binaries of other systems, if the registry it was written against lacks them.
// Without an entry `npm ci` rejects the lock, and other systems would get no binary. Without a digest they would accept
// anything that a registry or mirror returns, so the digest is requested from the registry here, once.
//
// Run after every change of dependencies: node tests/tools/completeLock.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Returns the machines that a package of binaries is for, by its name: `@rollup/rollup-linux-x64-musl` is for linux,
 * x64, musl.
 */
export const machinesOf = (name) => {
  const parts = name.split('/').at(-1).split('-');
  const one = (known) => parts.filter((part) => known.includes(part));
  const [os, cpu] = [one(systems), one(processors)];
  const abi = parts.find((part) => /^(gnu|musl)/.test(part));
  const isLinux = os.includes('linux');
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(isLinux && abi && { libc: [abi.startsWith('gnu') ? 'glibc' : 'musl'] }),
  };
};

/** Returns the path at which npm would find a package for its dependent: next to it, or in a folder further up. */
const entryOf = (packages, dependent, name) => {
  for (let at = dependent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at && `${at}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (!at.includes('/node_modules/')) return packages[`node_modules/${name}`] && `node_modules/${name}`;
  }
};

/** Returns the optional dependencies that a lock names but does not contain, as `{ path, entry }`. */
export const missingEntries = ({ packages }) =>
  Object.entries(packages).flatMap(([dependent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !entryOf(packages, dependent, name))
      .map(([name, version]) => ({
        path: `node_modules/${name}`,
        entry: { version, ...(dev && { dev }), optional: true, ...machinesOf(name) },
      })),
  );

/** Returns the paths of package entries without a digest. */
export const withoutDigest = ({ packages }) =>
  Object.keys(packages).filter((path) => path !== '' && !packages[path].integrity);

/** Returns the digest of a package from the registry. Throws if the registry does not have it. */
const digestOf = (name, version) => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const output = execFileSync(npm, ['view', `${name}@${version}`, 'dist.integrity', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const integrity = JSON.parse(output);
  if (!String(integrity).startsWith('sha512-')) throw new Error(`${name}@${version}: the registry says ${output}`);
  return integrity;
};

const main = () => {
  const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  for (const { path, entry } of missing) lock.packages[path] = entry;
  const unvouched = withoutDigest(lock);
  for (const path of unvouched) {
    const { version, ...rest } = lock.packages[path];
    lock.packages[path] = {
      version,
      integrity: digestOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version),
      ...rest,
    };
  }
  const [rootPackage, ...others] = Object.entries(lock.packages);
  lock.packages = Object.fromEntries([rootPackage, ...others.sort(([a], [b]) => a.localeCompare(b, 'en'))]);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} entries added, ${unvouched.length} digests.`);
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
