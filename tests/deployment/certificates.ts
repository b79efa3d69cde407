import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** Creates a self-signed certificate for `localhost`, as NAME.pem and NAME.key in a folder. */
export const certificate = (dir: string, name: string): Certificate => {
  const [pem, key] = [join(dir, `${name}.pem`), join(dir, `${name}.key`)];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
    ].concat(['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', pem]),
    { stdio: 'ignore' },
  );
  return { cert: readFileSync(pem), key: readFileSync(key) };
};
