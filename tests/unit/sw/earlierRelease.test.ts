import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// What the worker's libraries look for as they are read.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

// By its path alone: the types of a worker are not those of a page.
const { dropUnusedFiles, recordOpenPages } =
  await vi.importActual<Record<'dropUnusedFiles' | 'recordOpenPages', () => Promise<void>>>(
    '../../../sw/earlierRelease',
  );

/** The pages that are open; the worker of this release has just taken over from theirs. */
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
  // Safari 16 makes no answer of JSON by itself.
  vi.stubGlobal('Response', Object.assign(class extends Response {}, { json: undefined }));
});
afterEach(() => void vi.unstubAllGlobals());

it('files of an earlier release stay for as long as one of its pages is open, and go with the last', async () => {
  await recordOpenPages();
  open = ['other', 'of this release'];
  await dropUnusedFiles();
  expect(earlier?.has('/assets/old-AAAAAAA.js')).toBe(true);
  open = ['of this release'];
  await dropUnusedFiles();
  expect(earlier).toBeUndefined();
});
