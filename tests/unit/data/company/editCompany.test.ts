// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { editCompany } from '~/data/company/editCompany';
import type { CompanyEdit } from '~/domain/company/companyEdit';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';

const [oldPlate, newPlate] = ['А001АА59', 'А007АА59'];
const ivan = { name: 'Иван', phone: '79121234567', plate: oldPlate, isActive: true };
const correction = (more: object = {}): CompanyEdit => ({
  kind: 'editCar',
  plate: oldPlate,
  corrected: { plate: newPlate, isForeign: false, drivers: [ivan], ...more },
});

/** The company's list in the city: its plates, and the vehicle of its driver. */
let plates: string[];
let driverPlate: string;
/** What the city answers instead, by the last part of the path and how often it was called. */
let instead: (call: string, count: number) => Response | undefined;
let calls: string[];

const busy = (): Response => new Response('', { status: 429 });
const lists = (): Response =>
  Response.json({
    status: 'ok',
    result: {
      ts: plates.map((numberTs) => ({ numberTs, formatGrz: 'ru' })),
      drivers: [{ name: ivan.name, phone: ivan.phone, ts: driverPlate, active: true }],
      devices: [],
    },
  });

beforeEach(async () => {
  const request = (...args: unknown[]): unknown => (args.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  [plates, driverPlate, calls, instead] = [[oldPlate], oldPlate, [], () => undefined];
  vi.stubGlobal('fetch', async (address: string) => {
    const call = new URL(address, 'https://city').pathname.split('/').at(-1) ?? '';
    calls.push(call);
    const answer = instead(call, calls.filter((one) => one === call).length);
    if (answer) return answer;
    if (call === 'get-profile') return lists();
    // The server takes a corrected plate for another vehicle, which has no drivers.
    if (call.startsWith('change-cars')) [plates, driverPlate] = [[newPlate], ''];
    if (call === 'edit-driver') driverPlate = newPlate;
    return Response.json({ status: 'ok' });
  });
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'coop', { token: 'company-token', cacheKey: 'b' });
});
afterEach(() => vi.unstubAllGlobals());

const edit = (one: CompanyEdit) => editCompany(new QueryClient(), one);

it('a corrected plate gives the vehicle back to its driver', async () => {
  expect(await edit(correction())).toBe('done');
  expect([plates, driverPlate]).toEqual([[newPlate], newPlate]);
});

it('a busy city that has accepted nothing yet is only busy', async () => {
  instead = (call) => (call.startsWith('change-cars') ? busy() : undefined);
  expect(await edit(correction())).toBe('busy');
});

it.each(['get-profile', 'edit-driver'])(
  'once the plate was accepted, a busy %s is not reported as not saved',
  async (path) => {
    // The list is read twice before the change.
    instead = (call, count) => (call === path && count === (path === 'get-profile' ? 3 : 1) ? busy() : undefined);
    expect(await edit(correction())).toBe('partlyDone');
    expect(await edit(correction({ mayBeDone: true }))).toBe('done');
    expect(driverPlate).toBe(newPlate);
  },
);

it('once the plate was accepted, a city that stays busy leaves the outcome unknown', async () => {
  instead = (call, count) => (call === 'get-profile' && count >= 3 ? busy() : undefined);
  expect(await edit(correction())).toBe('unknown');
});

it('a refusal of the driver leaves half a change', async () => {
  instead = (call) =>
    call === 'edit-driver' ? Response.json({ status: 'error', errorName: 'DoublePhone' }) : undefined;
  expect(await edit(correction())).toBe('partlyDone');
});

it('an edit of a vehicle that has gone does not change another one with the corrected plate', async () => {
  [plates, driverPlate] = [[newPlate], newPlate];
  expect(await edit(correction())).toMatchObject({ errorName: 'noSuchCar' });
  expect(calls).not.toContain('change-cars-v2');
});
