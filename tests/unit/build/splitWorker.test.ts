import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { splitWorker } from '~/build/splitWorker';

const worker = (files: string): string =>
  `const files=${files}.filter(Boolean);const patterns=[{a:1}];self.addEventListener("fetch",()=>files);`;
const one = '[{"revision":"12","url":"index.html"},{"revision":null,"url":"assets/a-12345678.js","digest":"abcdef"}]';
const other = '[{"revision":"13","url":"index.html"}]';

it('a release with the same worker code keeps the code’s address and gets a new list of files', () => {
  const [first, second] = [splitWorker(worker(one)), splitWorker(worker(other))];
  expect(second.code).toBe(first.code);
  expect(second.codePath).toBe(first.codePath);
  expect(second.list).not.toBe(first.list);
});

it('the list of files and the code together make up the worker', () => {
  const { list, code, codePath } = splitWorker(worker(one));
  const imported: string[] = [];
  const self: { ownFiles?: unknown; trustedTypes?: undefined } = {};
  runInNewContext(list, { self, importScripts: (path: string) => imported.push(path) });
  expect(self.ownFiles).toEqual(JSON.parse(one));
  expect(imported).toEqual([`/${codePath}`]);
  expect(code).toContain('self.ownFiles.filter(Boolean)');
  expect(codePath).toContain(createHash('sha256').update(code).digest('base64url').slice(0, 7));
});

it('a worker without a list of files stops the build', () => {
  expect(() => splitWorker('self.addEventListener("fetch",()=>1)')).toThrow('no list of files');
});
