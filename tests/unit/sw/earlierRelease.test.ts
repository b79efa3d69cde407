import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The worker's libraries look for `self` when they are loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

// Imported only by its path, because the types of a worker differ from those of a page.
const { dropUnusedFiles, recordOpenPages } =
  await vi.importActual<Record<'dropUnusedFiles' | 'recordOpenPages', () => Promise<void>>>(
    '../../../sw/earlierRelease',
  );

/** The open pages. The worker of this release has just replaced theirs. */
let open: string[];
let earlier: Map<string, Response> | undefined;

beforeEach(() => {
  open = ['one', 'other'];
  earlier = new Map([['/assets/old-AAAAAAA.js', new Response('1')]]);
  const cache = {
    put: async (address: string, copy: Response) => void earlier?.set(address, copy),
    match: async (address: string) => earlier?.get(address)?.clone(),
  };
  vi.stubGlobal('caches', {
    has: async () => earlier !== undefined,
    open: async () => cache,
    delete: async () => {
      earlier = undefined;
    },
  });
  vi.stubGlobal('registration', {});
  vi.stubGlobal('clients', { matchAll: async () => open.map((id) => ({ id })) });
  // Safari 16 has no `Response.json()`.
  vi.stubGlobal('Response', Object.assign(class extends Response {}, { json: undefined }));
});
afterEach(() => void vi.unstubAllGlobals());

it('files of an earlier release stay while one of its pages is open, and are deleted with the last', async () => {
  await recordOpenPages();
  open = ['other', 'of this release'];
  await dropUnusedFiles();
  expect(earlier?.has('/assets/old-AAAAAAA.js')).toBe(true);
  open = ['of this release'];
  await dropUnusedFiles();
  expect(earlier).toBeUndefined();
});
