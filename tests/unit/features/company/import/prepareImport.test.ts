// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { readCompany } from '~/data/company/editCompany';
import type { Company } from '~/domain/company/company';
import { prepareImport } from '~/features/company/import/prepareImport';
import { importAtom } from '~/features/company/import/importJob';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

vi.mock('~/data/company/editCompany', () => ({ editCompany: vi.fn(), readCompany: vi.fn() }));

const client = new QueryClient();
const company: Company = { cars: [], drivers: [], devices: [] };
/** Completes the readings of the lists, one by one in the order in which they began. */
let reads: (() => void)[];

const choose = (name: string, text = 'Госномер\nА001АА59') => prepareImport(client, new File([text], name), company);
const endRead = (place: number): void => reads[place]?.();
const nameOfJob = (): string | undefined => store.get(importAtom)?.fileName;

beforeEach(() => {
  setCity('samara');
  setSignIn('samara', 'coop', { token: 't1', cacheKey: 'first' });
  store.set(importAtom, undefined);
  reads = [];
  vi.mocked(readCompany).mockImplementation(
    () =>
      new Promise((resolve) => {
        reads.push(() => resolve(company));
      }),
  );
});

it('a file that was read becomes the import job of the signed-in company', async () => {
  const chosen = choose('a');
  endRead(0);
  expect(await chosen).toBeUndefined();
  expect(store.get(importAtom)).toMatchObject({
    fileName: 'a',
    owner: 'first',
    status: 'ready',
    outcomes: [undefined],
  });
});

it('prepareImport returns the reason why a file cannot be used', async () => {
  const chosen = choose('a', 'Город;Улица\nПермь;Ленина');
  endRead(0);
  expect(await chosen).toBe('columns');
  expect(nameOfJob()).toBeUndefined();
});

it('the file that was chosen last becomes the import job, whichever is read first', async () => {
  const [one, other] = [choose('a'), choose('b')];
  endRead(1);
  await other;
  endRead(0);
  await one;
  expect(nameOfJob()).toBe('b');
});

it('a running import is not replaced by another file', async () => {
  const first = choose('a');
  endRead(0);
  await first;
  const second = choose('b');
  store.set(importAtom, (job) => job && { ...job, status: 'running' });
  endRead(1);
  await second;
  expect(store.get(importAtom)).toMatchObject({ fileName: 'a', status: 'running' });
});

it.each([
  ['another company signed in', { token: 't2', cacheKey: 'second' }],
  ['the company left', undefined],
])('a file that was read is dropped once %s', async (_, signIn) => {
  const chosen = choose('a');
  setSignIn('samara', 'coop', signIn);
  endRead(0);
  expect(await chosen).toBeUndefined();
  expect(nameOfJob()).toBeUndefined();
});
