// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editCompany, readCompany } from '~/data/company/editCompany';
import { planFile, type FilePlan } from '~/domain/company/companyFile';
import { csvTable } from '~/domain/company/csv';
import type { Company } from '~/domain/company/company';
import { listsAfterEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import {
  importAtom,
  isImportingAtom,
  isStillActive,
  remainingRows,
  pauseImport,
  runImport,
} from '~/features/company/import/importJob';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

vi.mock('~/data/company/editCompany', () => ({ editCompany: vi.fn(), readCompany: vi.fn() }));

const client = new QueryClient();
/** The city's lists, the requests sent to it, its next answers other than `done`, and the number of readings. */
let city: Company;
let sent: string[];
let answers: EditOutcome[];
let reads: number;
const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

const plan = (text: string): FilePlan => {
  const read = planFile(csvTable(text), { cars: [], drivers: [], devices: [] });
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const choose = (text: string, id = 'a'): void => {
  const read = plan(text);
  store.set(importAtom, {
    id,
    owner: 'first',
    fileName: 'f',
    plan: read,
    outcomes: read.rows.map(() => undefined),
    status: 'ready',
    run: 0,
  });
};
const three = 'Госномер\nА001АА59\nА002АА59\nА003АА59';

beforeEach(() => {
  vi.useFakeTimers();
  setCity('samara');
  setSignIn('samara', 'coop', { token: 't1', cacheKey: 'first' });
  city = { cars: [], drivers: [], devices: [] };
  [sent, answers, reads] = [[], [], 0];
  vi.mocked(editCompany).mockImplementation(async (_, edit) => {
    sent.push(edit.kind === 'addCar' ? edit.plate : edit.kind);
    const end = answers.shift() ?? 'done';
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    if (end === 'done') city = { ...city, ...listsAfterEdit(city, edit) };
    return end;
  });
  vi.mocked(readCompany).mockImplementation(() => {
    reads += 1;
    return Promise.resolve(city);
  });
});
afterEach(() => vi.useRealTimers());

it('a run that was stopped while it waited sends nothing beside the next run', async () => {
  answers = ['busy'];
  choose(three);
  const first = runImport(client);
  await seconds(1);
  pauseImport();
  const second = runImport(client);
  await seconds(20);
  await Promise.all([first, second]);
  expect(sent).toEqual(['А001АА59', 'А001АА59', 'А002АА59', 'А003АА59']);
  expect(store.get(importAtom)).toMatchObject({ status: 'finished', outcomes: ['done', 'done', 'done'] });
});

it('the end of a stopped run does not stop the next run', async () => {
  answers = ['unknown'];
  choose(three);
  const first = runImport(client);
  await seconds(0.05);
  pauseImport();
  const second = runImport(client);
  await seconds(20);
  await Promise.all([first, second]);
  expect(store.get(importAtom)?.status).toBe('finished');
});

it.each<[name: string, stop: () => void]>([
  ['it was stopped', pauseImport],
  ['another file was chosen', () => choose(three, 'b')],
  ['the company left', () => setSignIn('samara', 'coop', undefined)],
  ['another company signed in', () => setSignIn('samara', 'coop', { token: 't2', cacheKey: 'second' })],
  ['another city was chosen', () => setCity('perm')],
])('an import sends nothing more once %s', async (_, stop) => {
  answers = ['busy'];
  choose(three);
  const run = runImport(client);
  await seconds(1);
  stop();
  await seconds(20);
  await run;
  expect(sent).toEqual(['А001АА59']);
});

it('the import rows of one company are not there for the next company', () => {
  choose(three);
  setSignIn('samara', 'coop', { token: 't1 renewed', cacheKey: 'first' });
  expect(store.get(importAtom)).toBeDefined();
  setSignIn('samara', 'coop', undefined);
  expect(store.get(importAtom)).toBeUndefined();
});

it('import rows are shown in batches, and all ended rows at once when the import is stopped', async () => {
  choose(three);
  let drawn = 0;
  const stop = store.sub(importAtom, () => {
    drawn += 1;
  });
  const ends = (): unknown => store.get(importAtom)?.outcomes;
  const run = runImport(client);
  await seconds(0.15);
  expect(ends()).toEqual([undefined, undefined, undefined]);
  pauseImport();
  expect(ends()).toEqual(['done', undefined, undefined]);
  await seconds(1);
  await run;
  // Requests in flight end too.
  expect(ends()).toEqual(['done', 'done', undefined]);
  const whole = runImport(client);
  await seconds(1);
  await whole;
  expect(store.get(importAtom)).toMatchObject({ status: 'finished', outcomes: ['done', 'done', 'done'] });
  expect(drawn).toBeLessThan(12);
  stop();
});

it('the page is guarded against closing while import rows are sent', async () => {
  const isHeld = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  choose(three);
  expect(isHeld()).toBe(false);
  const run = runImport(client);
  expect(isHeld()).toBe(true);
  await seconds(1);
  await run;
  expect(isHeld()).toBe(false);
});

it('an import that stops because the city is busy reads the lists for what was added', async () => {
  answers = ['done', 'busy', 'busy', 'busy'];
  choose(three);
  const run = runImport(client);
  await seconds(20);
  await run;
  expect(store.get(importAtom)).toMatchObject({
    status: 'paused',
    cause: 'busy',
    outcomes: ['done', undefined, undefined],
  });
  expect(reads).toBe(2);
});

it('an inactive driver is added once, and switched off after a busy stop', async () => {
  answers = ['done', 'busy', 'busy', 'busy'];
  choose('ФИО;Телефон;Состояние\nКим Олег;79120000003;отключён');
  const first = runImport(client);
  await seconds(20);
  await first;
  expect(store.get(importAtom)?.outcomes).toEqual([undefined]);
  const second = runImport(client);
  await seconds(20);
  await second;
  expect(sent.filter((kind) => kind === 'addDriver')).toHaveLength(1);
  expect(city.drivers).toMatchObject([{ name: 'Ким Олег', isActive: false }]);
  expect(store.get(importAtom)).toMatchObject({ status: 'finished', outcomes: ['done'] });
});

const off = 'ФИО;Телефон;Состояние\nКим Олег;79120000003;отключён';
it.each<[name: string, answers: EditOutcome[], end: unknown, isHalf: boolean, left: number, adds: number]>([
  ['the switch is lost', ['done', 'notDone', 'notDone'], 'stillOn', true, 1, 1],
  [
    'the switch is refused',
    ['done', { errorName: 'X', message: 'Нельзя' }],
    { errorName: 'X', message: 'Нельзя', isStillActive: true },
    true,
    0,
    1,
  ],
  ['the driver is not added', ['notDone', 'notDone'], 'lost', false, 1, 2],
  ['the driver is refused', [{ errorName: 'X' }], { errorName: 'X' }, false, 0, 1],
])('the import of an inactive driver reports how it failed: %s', async (_, answered, end, isHalf, remaining, adds) => {
  answers = answered;
  choose(off);
  const run = runImport(client);
  await seconds(5);
  await run;
  const job = store.get(importAtom);
  expect(job?.outcomes).toEqual([end]);
  expect(isStillActive(job?.outcomes[0])).toBe(isHalf);
  expect(job && remainingRows(job)).toBe(remaining);
  expect(sent.filter((kind) => kind === 'addDriver')).toHaveLength(adds);
});

it('a driver who was added but stayed active is switched off by the next run, and not added again', async () => {
  answers = ['done', 'notDone', 'notDone'];
  choose(off);
  for (let run = 0; run < 2; run += 1) {
    const going = runImport(client);
    await seconds(5);
    await going;
  }
  expect(sent).toEqual(['addDriver', 'switchDriver', 'switchDriver', 'switchDriver']);
  expect(store.get(importAtom)?.outcomes).toEqual(['done']);
});

it('the lists count as unfinished while import rows are sent, and no longer', async () => {
  choose(three);
  expect(store.get(isImportingAtom)).toBe(false);
  const run = runImport(client);
  expect(store.get(isImportingAtom)).toBe(true);
  await seconds(1);
  await run;
  expect(store.get(isImportingAtom)).toBe(false);
});
