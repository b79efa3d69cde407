// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { editVehicles } from '~/data/vehicles/editVehicles';
import type { RegisteredVehicle, VehicleEdit } from '~/domain/vehicle/vehicleEdit';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';

/** A vehicle of a server that has more fields, and other values, than are documented. */
const unusual = {
  mainTs: true,
  numberTs: 'А123ВС59',
  number: 'А123ВС',
  region: 59,
  country: 'RUS',
  formatGrz: 'Russian',
  category: 'BE',
  STSNumber: '59АА123456',
  docType: 'passport',
  name: 'Рабочая',
  active: 1,
  vin: null,
  id: 7,
  owner: { fio: 'Иванов', tags: ['a', 'b'] },
  note: '',
};
const plain = { numberTs: 'В002ВВ59', mainTs: false };
/** The fields of `unusual` as a form has them. */
const sentBack = {
  mainTs: 'true',
  numberTs: 'А123ВС59',
  number: 'А123ВС',
  region: '59',
  country: 'RUS',
  formatGrz: 'Russian',
  category: 'BE',
  STSNumber: '59АА123456',
  docType: 'passport',
  name: 'Рабочая',
  active: '1',
  id: '7',
  'owner[fio]': 'Иванов',
  'owner[tags][0]': 'a',
  'owner[tags][1]': 'b',
  note: '',
};

const before: RegisteredVehicle = {
  plate: 'А123ВС59',
  isForeign: false,
  isMain: true,
  category: 'B',
  name: 'Рабочая',
  certificate: '59АА123456',
};

let list: unknown[] = [];
let listStatus = 200;
let sent: { method: string; path: string; fields: Record<string, string> }[] = [];

beforeEach(async () => {
  const request = (_: string, __: unknown, work: (lock: object) => unknown) => Promise.resolve(work({}));
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
  [list, listStatus, sent] = [[unusual, plain], 200, []];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, location.href);
    if (method === 'GET') return Response.json({ status: 'ok', result: { ts: list } }, { status: listStatus });
    const { token: _, ...fields } = Object.fromEntries(
      new URLSearchParams(method === 'DELETE' ? searchParams : (body as URLSearchParams)),
    );
    sent.push({ method: method ?? '', path: pathname, fields });
    return Response.json({ status: 'ok' });
  });
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', { token: 'driver-token', cacheKey: 'a' });
});

const edit = (change: VehicleEdit) => editVehicles(new QueryClient(), change, false);

describe('a vehicle goes back as the server sent it (VEH-13)', () => {
  it('PUT carries the whole car, both plates, and what the driver changed', async () => {
    expect(await edit({ kind: 'edit', before, vehicle: { ...before, name: 'Новая' } })).toBe('done');
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/city/perm/api/profile/car',
        fields: { ...sentBack, name: 'Новая', oldgrz: 'А123ВС59', newgrz: 'А123ВС59' },
      },
    ]);
  });

  it.each<[string, Partial<RegisteredVehicle>, Record<string, string>]>([
    ['another plate', { plate: 'К456МН159' }, { numberTs: 'К456МН159', number: 'К456МН', region: '159' }],
    [
      'a foreign plate',
      { plate: 'AB12', isForeign: true },
      { numberTs: 'AB12', number: 'AB12', region: '', formatGrz: 'other', country: 'other' },
    ],
    ['another category', { category: 'D' }, { category: 'D' }],
    ['a removed certificate', { certificate: undefined }, { STSNumber: '', docType: 'STS' }],
    ['a removed name', { name: undefined }, { name: '' }],
  ])('%s changes its own fields alone', async (_, change, fields) => {
    const vehicle = { ...before, ...change };
    await edit({ kind: 'edit', before, vehicle });
    expect(sent[0]?.fields).toEqual({ ...sentBack, ...fields, oldgrz: before.plate, newgrz: vehicle.plate });
  });

  it('DELETE carries the whole car', async () => {
    expect(await edit({ kind: 'remove', plate: 'А123ВС59' })).toBe('done');
    expect(sent).toEqual([{ method: 'DELETE', path: '/city/perm/api/profile/car', fields: sentBack }]);
  });

  it('the whole list goes back with another main vehicle alone', async () => {
    await edit({ kind: 'main', plate: 'В002ВВ59' });
    const nested = Object.entries(sentBack).map(([name, value]) => {
      const [head = '', ...rest] = name.split(/(?=\[)/);
      return [`car[0][${head}]${rest.join('')}`, value];
    });
    expect(sent[0]?.fields).toEqual({
      ...Object.fromEntries(nested),
      'car[0][mainTs]': 'false',
      'car[1][numberTs]': 'В002ВВ59',
      'car[1][mainTs]': 'true',
    });
  });

  it('an unreadable vehicle beside it stops no edit of one vehicle', async () => {
    list = [{ numberTs: null }, unusual];
    expect(await edit({ kind: 'remove', plate: 'А123ВС59' })).toBe('done');
    expect(sent[0]?.fields).toEqual(sentBack);
  });

  it('a vehicle that the list lacks is named by its plate, so that the city can refuse', async () => {
    list = [plain];
    await edit({ kind: 'remove', plate: 'А123ВС59' });
    expect(sent[0]?.fields).toEqual({ numberTs: 'А123ВС59', mainTs: 'false' });
  });

  it('nothing is sent where the list cannot be read', async () => {
    listStatus = 502;
    expect(await edit({ kind: 'remove', plate: 'А123ВС59' })).toBe('notSent');
    expect(sent).toEqual([]);
  });
});

it('a new vehicle has number, region and the usual kind of certificate', async () => {
  await edit({ kind: 'add', vehicle: { plate: 'К456МН159', isForeign: false, isMain: false, category: 'B' } });
  expect(sent[0]?.fields).toEqual({
    numberTs: 'К456МН159',
    number: 'К456МН',
    region: '159',
    formatGrz: 'rus',
    country: 'rus',
    docType: 'STS',
  });
});
