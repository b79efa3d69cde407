import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOf } from '~/build/digests';

const headers =
  "/*\n  Content-Security-Policy: default-src 'none'\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: immutable\n";
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'digests-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** The worker's entry for the page, by which it recognises the page. */
const pageOf = (body: string, html = '<p>') => {
  writeFileSync(join(dir, '_headers'), body);
  writeFileSync(join(dir, 'index.html'), html);
  return listOf(dir, [{ url: 'index.html', revision: 'of the text alone' }])[0];
};

it('the files that the tags of a page name are essential, with the page, and no others', () => {
  writeFileSync(join(dir, '_headers'), headers);
  writeFileSync(
    join(dir, 'index.html'),
    '<link rel="modulepreload" href="/assets/base-AAAAAAA.js"><link href="/icons/icon.svg"><script data-map="/assets/map-BBBBBBB.js"></script>',
  );
  mkdirSync(join(dir, 'assets'));
  const names = ['base-AAAAAAA.js', 'map-BBBBBBB.js'];
  for (const name of names) writeFileSync(join(dir, 'assets', name), name);
  const entries: { url: string; isEssential?: true }[] = [
    'index.html',
    'icons/icon.svg',
    ...names.map((name) => `assets/${name}`),
  ].map((url) => ({ url }));
  expect(listOf(dir, entries).flatMap(({ url, isEssential }) => (isEssential ? [url] : []))).toEqual([
    'index.html',
    'assets/base-AAAAAAA.js',
  ]);
});

describe('the revision of a page that the worker stores', () => {
  it.each([
    ['its text', headers, '<p>next'],
    ['what it may load', headers.replace("'none'", "'self'"), '<p>'],
    ['another header of every address', headers.replace('DENY', 'SAMEORIGIN'), '<p>'],
  ])('a stored page gets a new revision when %s changes', (_, body, html) => {
    expect(pageOf(body, html)?.revision).not.toBe(pageOf(headers)?.revision);
  });

  it.each([
    ['nothing has changed', headers],
    ['the headers of other addresses are others', headers.replace('immutable', 'no-store')],
    ['the build is for the demonstration', `# Demonstration\n\n${headers}`],
  ])('a stored page keeps its revision where %s', (_, body) => {
    expect(pageOf(body)).toEqual(pageOf(headers));
  });

  it('a page without a content security policy stops the build', () => {
    expect(() => pageOf('/*\n  X-Frame-Options: DENY\n')).toThrow('no content security policy');
  });
});
