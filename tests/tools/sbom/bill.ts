/** The parts of `package-lock.json` that a bill needs. */
export interface Lock {
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      license?: string;
      integrity?: string;
      dev?: boolean;
      devOptional?: boolean;
      optional?: boolean;
      dependencies?: Record<string, string>;
    }
  >;
}

/** The worker's packages. They are bundled into `sw.js`, although they are dev dependencies. */
const ofWorker = /^node_modules\/(workbox-(cacheable-response|core|expiration|precaching|routing|strategies)|idb)$/;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns the packages that ship: the dependencies with everything they need, and the worker's. */
export const shipped = ({
  packages,
}: Lock): { name: string; version: string; license: string | undefined; integrity: string | undefined }[] =>
  Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && ((!dev && !devOptional) || ofWorker.test(path)))
    .map(([path, { version = '', license, integrity }]) => ({ name: nameOf(path), version, license, integrity }));

/** Remarks that a reader of the bill could not know, by name and version. */
const remarks: Readonly<Record<string, string>> = {
  'mapbox-gl@1.13.3':
    'The last version under a free licence (BSD-3-Clause). It gets no fixes from its authors, of security neither.',
};

const remarkOn = (name: string, version: string): object => {
  const value = remarks[`${name}@${version}`];
  return value === undefined ? {} : { properties: [{ name: 'city-parking:maintenance', value }] };
};

const hashOf = (integrity: string): { alg: string; content: string }[] => {
  const [, bits = '', digest = ''] = /^sha(\d+)-(\S+)/.exec(integrity) ?? [];
  return bits === '' ? [] : [{ alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }];
};

/** Returns a licence in the form of CycloneDX: an SPDX id, an SPDX expression, or the author's own name for it. */
const licenceOf = (license: string): object => {
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license };
  return { license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } };
};

/**
 * Returns the bill in CycloneDX 1.5. `npm sbom` fails, because react-map-gl names a newer engine as its peer than the
 * one that is installed on purpose.
 */
export const billOf = (lock: Lock): object => {
  const { name = '', version = '' } = lock.packages[''] ?? {};
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: shipped(lock).map((one) => {
      const purl = `pkg:npm/${one.name.replace(/^@/, '%40')}@${one.version}`;
      return {
        type: 'library',
        'bom-ref': purl,
        name: one.name,
        version: one.version,
        purl,
        ...(one.license !== undefined && { licenses: [licenceOf(one.license)] }),
        ...(one.integrity !== undefined && { hashes: hashOf(one.integrity) }),
        ...remarkOn(one.name, one.version),
      };
    }),
  };
};
