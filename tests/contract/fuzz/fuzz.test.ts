import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '~/api/contract/endpoint';
import { endpoints } from '~/api/contract/endpoints';
import { errorMessages } from '../../stand-in/calls/errorMessages';
import { randomFor } from '../../stand-in/seed/random';
import { startStandIn, type StandIn } from '../../stand-in/startStandIn';
import { Control } from '../../tools/control';
import { inconsistencies } from '../consistency';
import { judge } from '../suite/ask';
import { fuzzRequest, type Pool } from './fuzzRequest';

/** How many requests each call gets, and where chance begins: `npm run fuzz` asks for many. */
const count = Number(process.env['FUZZ_COUNT'] ?? 20);
const seed = process.env['FUZZ_SEED'] ?? '1';
/** Between them they have every feature; the second has no balances. */
const cities = ['moscow', 'tyumen'];

let standIn: StandIn;
const told: string[] = [];
/** Calls that went well at least once. */
const answered = new Set<string>();
const pools = new Map<string, Pool>();
const tokens = new Map<string, (string | null)[]>();

beforeAll(async () => {
  standIn = await startStandIn({ isControlOn: true, tell: (sentence) => told.push(sentence) });
  const control = new Control(standIn.url);
  for (const city of cities) {
    const { users } = await control.seed(city, {
      users: [
        { balanceKopecks: 5_000_000, vehicles: [{ number: 'А001АА77', isMain: true }, { number: 'А002АА77' }] },
        { balanceKopecks: 0, vehicles: [{ number: 'А003АА77', isMain: true }] },
        { company: { name: 'ООО «Проба»', inn: '7701234567', contract: 'П-1' }, vehicles: [{ number: 'А004АА77', isMain: true }] },
      ],
      zones: [{ number: '0901' }],
    });
    const plates = ['А001АА77', 'А002АА77', 'А003АА77', 'А004АА77', 'A001AA77', 'AB-123-CD'];
    const emails = users.flatMap(({ email }) => email ?? []);
    pools.set(city, {
      Zone: ['0901', '0101'],
      ParkingCode: ['', '10001'],
      Vehicle: plates,
      Number: plates,
      number: plates,
      numberTs: plates,
      oldgrz: plates,
      newgrz: plates,
      vehicle: plates,
      grz: plates,
      grzNew: plates,
      car_number: ['', 'А004АА77'],
      car_number_n: ['', 'А004АА77'],
      driver: ['Иванов Иван Иванович', 'Петров'],
      driver_n: ['Иванов Пётр'],
      fio: ['Иванов Иван Иванович'],
      inn: ['7701234567', '7707083893'],
      contractNumber: ['П-1', 'п-1'],
      VINNumber: ['', 'XTA210990Y1234567'],
      vin: ['', 'XTA210990Y1234567'],
      IMEI: ['', '490154203237518'],
      imei: ['', '490154203237518'],
      PaymentService: ['card', 'sbp', 'mobile', ''],
      paymentService: ['card', 'sbp', 'balance'],
      ReservationId: ['R1', 'R2', 'R3', 'R4'],
      OrderId: ['1', '2', '3', '4'],
      orderNum: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
      login: [...emails, 'driver@example.com', '79000000001'],
      email: emails,
      id: ['1', '2', '3'],
      uin: held('select uin as value from fine where city = ?', city),
      receiptnumber: held('select number as value from receipt where city = ?', city),
      DateDoc: ['2012-05-17'],
      StartDate: ['', '2026-01-01'],
      EndDate: ['', '2027-01-01'],
      Operation: ['', 'all', 'payment'],
      OrderNumber: [''],
      Driver: [''],
      ogrn: ['1027700132195'],
      kpp: ['773601001'],
      seriesDoc: ['4508'],
      numberDoc: ['123456'],
      firstname: ['Анна'],
      lastname: ['Петрова'],
      name: ['pushOff', 'ООО «Проба»'],
      address: ['Пермь, ул. Ленина, 1'],
      issuer: ['УМВД'],
      firstName: ['Анна'],
      lastName: ['Петрова'],
      captcha: [''],
      idSubject: ['', 'payment'],
      idAppeal: ['1', '2'],
      zones: ['0101', '0302'],
      category: ['B'],
      formatGrz: ['rus', 'other'],
      STSNumber: [''],
      region: ['77'],
      timestart: [''],
      attemptId: ['', 'one', 'other'],
      path: ['personal-data-rules', 'rules'],
      ticketNumber: held('select number as value from planar_ticket where city = ?', city),
      parkingNumber: ['501'],
      type: ['STS', 'VU'],
      title: ['99АА123456', '9912123456'],
      oldtitle: ['99АА123456'],
      phone: users.flatMap(({ phone }) => phone ?? []),
      message: ['Здравствуйте'],
      codeSubscription: held('select code as value from subscription_on_sale where city = ?', city),
    });
    tokens.set(city, [null, 'guest', 'f'.repeat(32), '', ...users.flatMap(({ token }) => [token, token, token])]);
  }
});
afterAll(() => standIn.close());

/** What the city's storage holds in a column. */
const held = (sql: string, city: string): string[] => standIn.world.store.many<{ value: string }>(sql, city).map(({ value }) => value);

describe(`${count} random requests a call, from seed ${seed}`, () => {
  it.each(Object.entries(endpoints).map(([id, endpoint]): [id: string, endpoint: Endpoint] => [id, endpoint]))(
    '%s always answers as documented',
    async (id, endpoint) => {
      const random = randomFor('fuzz', id, seed);
      for (let turn = 0; turn < count; turn += 1) {
        const city = random.pick(cities);
        const request = fuzzRequest(endpoint, random, pools.get(city) ?? {}, tokens.get(city) ?? []);
        const { method, address, headers, body } = request;
        const response = await fetch(`${standIn.url}/city/${city}${address}`, { method, headers, body });
        const seen = { status: response.status, type: response.headers.get('Content-Type') ?? '', date: '', body: await response.text() };
        const { verdict, reason, faults } = judge(endpoint, seen);
        const report = `seed ${seed}, turn ${turn}: ${JSON.stringify({ city, ...request }).slice(0, 1500)} → ${seen.status} ${seen.body.slice(0, 500)}`;
        // An id that is none makes an address that is none.
        const isNoAddress = seen.status === 404 && endpoint.path.includes('{');
        if (!isNoAddress) expect(['answers', 'refuses'], `${reason} ${JSON.stringify(faults)} ${report}`).toContain(verdict);
        if (verdict === 'answers') answered.add(id);
        if (verdict === 'refuses') expect(Object.keys(errorMessages), report).toContain(reason);
        expect(seen.body, report).not.toMatch(/\bat .+:\d+:\d+|SQLITE|node:internal/);
      }
      expect(told, 'failures that the server told').toEqual([]);
      expect(inconsistencies(standIn.world.store)).toEqual([]);
    },
    count * 100 + 20_000,
  );

  it('reaches behind the checks of half of the calls', () => {
    expect(answered.size).toBeGreaterThan(Object.keys(endpoints).length / 2);
  });
});
