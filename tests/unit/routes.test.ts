import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rows } from '../e2e/support/addressTable';

interface Page {
  file: string;
  fits: RegExp;
  /** If an address fits two pages, the page with fewer parameters is shown. */
  parameters: number;
}

/** Builds the pattern of a page's addresses. The language prefix is left out, as in the table. */
const pageOf = (file: string): Page => {
  const parts = file
    .replace(/(^|[/.])index\.tsx?$|\.tsx?$/, '')
    .split(/[/.]/)
    .filter((part) => part !== '');
  const fits = parts.map((part) => {
    if (part === '$') return '/.+';
    if (part.startsWith('{-$')) return '(/[^/]+)?';
    return part.startsWith('$') ? '/[^/]+' : `/${part}`;
  });
  return {
    file,
    fits: new RegExp(`^${fits.join('') || '/'}$`),
    parameters: parts.filter((part) => part.includes('$')).length,
  };
};

const pages = readdirSync(fileURLToPath(new URL('../../src/routes/{-$lng}', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/(^|[/.])route\.tsx?$|(^|\/)-/.test(file))
  .map(pageOf)
  .sort((one, other) => one.parameters - other.parameters);

it('every page has a row in the table of addresses, which the tests of all pages use', () => {
  const inTable = new Set(rows.map(({ address }) => pages.find(({ fits }) => fits.test(address.replace(/\?.*$/, '')))));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !inTable.has(page)).map(({ file }) => `src/routes/{-$lng}/${file}`)).toEqual([]);
});
