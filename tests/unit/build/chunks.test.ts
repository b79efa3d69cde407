import { expect, it } from 'vitest';
import { sharedChunkOf, stages } from '../../../src/build/chunks.ts';

const page = (name: string): string => `/app/src/routes/{-$lng}/${name}.tsx?tsr-split=component`;
const dialog = '/app/src/features/parking/ExtendDialog.tsx';
const otherDialog = '/app/src/features/login/LoginDialog.tsx';

/** What each module is imported by; `import()` loads those that nothing imports. */
type Importers = Readonly<Record<string, readonly string[]>>;

const chunkOf = (id: string, importers: Importers): string | null => {
  const info = (one: string) => ({
    isEntry: false,
    importers: importers[one] ?? [],
    dynamicImporters: importers[one] ? [] : ['/app/src/app/router.tsx'],
  });
  return sharedChunkOf(id, { getModuleInfo: info } as unknown as Parameters<typeof sharedChunkOf>[1]);
};

it.each([
  ['two first pages', [page('guest-payment'), page('index')], 'base'],
  ['a first page and the work after it', [page('check'), '/app/src/app/boot/startBackgroundWork.ts'], 'base'],
  ['one first page and a dialog', [page('guest-payment'), dialog], 'guest'],
  ['two pages of the account', [page('profile/penalty'), page('profile/receipts')], 'cabinet'],
  ['two dialogs', [dialog, otherDialog], null],
  ['the parts of the guest’s page', [page('guest-payment')], 'guest'],
  ['the parts of another page', [page('check')], null],
])('what %s share has one chunk, or is left to the bundler', (_, entries, chunk) => {
  expect(chunkOf('/app/src/domain/x.ts', { '/app/src/domain/x.ts': entries })).toBe(chunk);
});

it('a module counts for whatever reaches it, also through modules that import each other', () => {
  const importers = {
    '/app/src/domain/x.ts': ['/app/src/data/y.ts'],
    '/app/src/data/y.ts': ['/app/src/domain/x.ts', page('guest-payment'), '/app/src/data/z.ts'],
    '/app/src/data/z.ts': [page('index')],
  };
  expect(chunkOf('/app/src/domain/x.ts', importers)).toBe('base');
  expect(chunkOf('/app/src/data/z.ts', importers)).toBe(null);
});

it('modules of features join a chunk only where that chunk has the messages of one feature', () => {
  const shared = (feature: string, entries: string[]): string | null =>
    chunkOf(`/app/src/features/${feature}/x.ts`, { [`/app/src/features/${feature}/x.ts`]: entries });
  expect(shared('map', ['/app/src/features/map/ParkingCard.tsx', dialog])).toBe('mapCardParts');
  expect(shared('profile', [page('profile/my-profile'), page('profile/penalty')])).toBe(null);
});

it('no stage is hidden by an earlier one', () => {
  const first = (entry: string): string | undefined =>
    stages.find(([, entries, minEntries = 1]) => minEntries === 1 && entries.some((one) => entry.startsWith(one)))?.[0];
  const lone = stages.filter(([, , minEntries]) => minEntries === undefined);
  expect(lone.filter(([name, entries]) => entries.every((entry) => first(entry) !== name))).toEqual([]);
});

it('the libraries of few pages are left to the bundler, whatever re-exports them', () => {
  const id = '/app/node_modules/@tanstack/query-core/build/modern/hydration.js';
  expect(chunkOf(id, { [id]: [page('guest-payment'), page('index')] })).toBe(null);
});
