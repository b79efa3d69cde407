// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { DataKind } from '~/domain/account/deviceData';
import { accountData } from '~/state/accountData';
import { recordsKey } from '~/state/payments/paymentRecords';
import { receiptsKey } from '~/state/session/accountKeys';
import { storageKeys } from '~/state/storageKeys';
import { everyKey, indexedDbKeys, isRemovedByReset, purposeInIndexedDb, purposeOfKey } from '~/state/storageRegistry';
import { fullName, type StoredData } from '~/platform/storage';

const sources = Object.entries(
  import.meta.glob<string>(['../../../src/**/*.{ts,tsx}', '!../../../src/build/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([file, text]) => ({ file, text }));

/** What runs before the app and imports nothing of it: it reads keys by their names. */
const beforeApp = '../../../src/app/boot/drawFirstFrame.ts';

const nameOf = ({ name }: StoredData): string => name;
const matches = (pattern: RegExp): string[] => sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(String));

/** Names that are in the registry, by which IndexedDB adds to those of the small storage. */
const definedNames = [...new Set([...everyKey, ...indexedDbKeys])].map(nameOf).toSorted();

it('every key says whose it is and what for where it is defined, and the registry has all of them', () => {
  const definitions = sources.flatMap(({ text }) =>
    [...text.matchAll(/name: '([\w.-]+)',\s+owner: '\w+',\s+purpose: '\w+'/g)].map(([, name = '']) => name),
  );
  expect(definitions.toSorted()).toEqual(definedNames);
  // A definition in another order is not counted above.
  expect(matches(/\bpurpose: '/g)).toHaveLength(definedNames.length);
});

it('no two keys have one name, and no name in IndexedDB begins with another', () => {
  const names = everyKey.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const pairs = indexedDbKeys.flatMap((one) => indexedDbKeys.map((other) => [one.name, other.name] as const));
  expect(pairs.filter(([one, other]) => one !== other && one.startsWith(other))).toEqual([]);
});

it('no name of a key is written a second time', () => {
  // A name that is a word of the language stands for other things too: of such a name only the full one can be recognised.
  const isWord = (name: string): boolean => /^[a-z]+$/.test(name);
  const countOf = (name: string): number =>
    sources
      .filter(({ file }) => file !== beforeApp)
      .reduce((sum, { text }) => sum + text.split(new RegExp(`['"\`]${name}(?=['"\`])`)).length - 1, 0);
  expect(definedNames.filter((name) => !isWord(name) && countOf(name) !== 1)).toEqual([]);
  expect(definedNames.filter((name) => countOf(`parking.${name}`) > 0)).toEqual([]);
  expect(matches(/\bisStored\((?:\{ name: )?['"`](?!queries\.)/g)).toEqual([]);
});

it('what reads the small storage before the app reads keys of the registry', () => {
  const { text } = sources.find(({ file }) => file === beforeApp) ?? { text: '' };
  const read = [...text.matchAll(/\bread\('([\w-]+)'\)/g)].map(([, name = '']) => name);
  expect(read).toContain('sign-ins');
  expect(read.filter((name) => !everyKey.some((key) => key.name === name))).toEqual([]);
});

it('a logout clears every key of an account, and no other', () => {
  const isOfAccount = ({ owner }: StoredData): boolean => owner === 'account' || owner === 'both';
  const cleared = accountData().flatMap(({ keys }) => keys);
  expect(cleared.filter((key) => !isOfAccount(key))).toEqual([]);
  // The login is what a logout ends. It clears records and receipts in IndexedDB itself: which of them, depends on how it came about.
  const clearedByItself: StoredData[] = [storageKeys.signIns, recordsKey, receiptsKey];
  const others = [...everyKey, ...indexedDbKeys].filter(
    (key) => isOfAccount(key) && !cleared.some((one) => one === key),
  );
  // Pictures go with their notes.
  expect(others.map(nameOf).toSorted()).toEqual([...clearedByItself.map(nameOf), 'note-photo.'].toSorted());
});

it('a reset removes the app’s own names, unless their key survives', () => {
  expect(everyKey.filter((key) => !isRemovedByReset(fullName(key)))).toEqual(
    everyKey.filter(({ survivesReset }) => survivesReset),
  );
  expect(isRemovedByReset('parking.of-a-later-version')).toBe(true);
  expect(isRemovedByReset('parking.queries.perm')).toBe(true);
  expect(isRemovedByReset('of-another-app')).toBe(false);
});

it.each<[string, DataKind]>([
  ['parking.sign-ins', 'login'],
  ['parking.expired-names', 'login'],
  ['parking.attempts', 'payments'],
  ['parking.attempt-endings', 'payments'],
  ['parking.made-lately', 'payments'],
  ['parking.card-reports', 'payments'],
  ['parking.awaited-stays', 'payments'],
  ['parking.late-payments', 'payments'],
  ['parking.stays', 'stays'],
  ['parking.sms-stays', 'sms'],
  ['parking.parked-notes', 'notes'],
  ['parking.favourites', 'places'],
  ['parking.guest', 'guest'],
  ['parking.registration', 'drafts'],
  ['parking.queries.perm', 'cityData'],
  ['parking.first-frame', 'cityData'],
  ['parking.map-loaded-at', 'mapData'],
  ['parking.language', 'settings'],
  ['parking.device-salt', 'settings'],
  ['parking.constructor', 'settings'],
  ['parking.of-a-later-version', 'settings'],
  ['attempts', 'settings'],
  ['', 'settings'],
])('the storage key %s belongs to the kind %s', (name, kind) => {
  expect(purposeOfKey(name)).toBe(kind);
});

it.each<[string, DataKind]>([
  ['proofs.perm.guest', 'proofs'],
  ['note-photo.perm.guest.1', 'notes'],
  ['person.receipt.perm.key.17', 'receipts'],
  ['attempts', 'payments'],
  ['device-salt', 'settings'],
  ['parkings.v1.perm', 'cityData'],
])('the key %s of large data belongs to the kind %s', (name, kind) => {
  expect(purposeInIndexedDb(name)).toBe(kind);
});
