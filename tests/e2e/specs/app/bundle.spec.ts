import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../../../../dist');

/** Patterns that look like a secret anywhere. */
const secrets = [
  /eyJ[\w-]{10,}\.[\w-]{10,}/, // a signed token
  /-----BEGIN [A-Z ]*(PRIVATE KEY|CERTIFICATE)/,
  /\b(AKIA[0-9A-Z]{16}|sk_(live|test)_\w+|gh[pousr]_\w{20,}|xox[abp]-\w+)/, // keys of well-known services
  /\b[\w.+-]+:[^\s:/@"'`]{4,}@[\w-]+\.\w+/, // a name and a password in an address
  /["']?\b(password|secret|token|api_?key)\b["']?\s*[:=]\s*["'][^"'\s]{8,}["']/i,
  /\bVITE_[A-Z_]+\s*:/, // the environment of the build as a whole
];

test('the build output contains no secret and no source map', () => {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(all.filter((name) => name.endsWith('.map'))).toEqual([]);
  const files = all.filter((name) => /\.(js|css|html|json|txt|webmanifest)$|_headers$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(dist, name), 'utf8');
    return secrets.flatMap((secret) => secret.exec(text)?.[0] ?? []).map((hit) => `${name}: ${hit.slice(0, 80)}`);
  });
  expect(found).toEqual([]);
});
