import { beforeEach, describe, expect, it } from 'vitest';
import { getCost } from '~/api/contract/costs';
import { startParking } from '~/api/contract/payments';
import { downloadHistory, getOperations } from '~/api/contract/profile';
import { permitKeys, buySubscription, getBenefits, getSubscriptionOffers } from '~/api/contract/subscriptions';
import type { SeededUser } from '../tools/control';
import { pagesOfPdf } from './pdfText';
import { plainNoon, serverOfFile, valueOf } from './server';

const server = serverOfFile();
/** A city that uses cadastral quarters instead of zones, and codes of parkings instead of their numbers. */
const city = 'sochi';
const today = '2026-11-18';

let driver: SeededUser;
let plate: string;
beforeEach(async () => {
  await server.current.moveTo(plainNoon);
  driver = await server.current.driver(city, 10_000_000);
  plate = driver.vehicles[0]?.number ?? '';
});

describe('permits by cadastral quarter', () => {
  const grant = (zones?: string[]) =>
    server.current.control.seed(city, { benefits: [{ user: driver.email, name: 'Житель', salePercent: 50, zones }] });
  const quarters = async () =>
    valueOf(await server.current.call(city, getBenefits, {}, driver.token)).result.map((one) => one[permitKeys.zone]);

  it.each([
    ['one zone', ['0302'], '23:49:0302003'],
    ['several', ['0101', '0302'], ['23:49:0101003', '23:49:0302003']],
    ['any', undefined, '#'],
  ])('a permit names the cadastral quarters of its zones: %s', async (_, zones, quarterText) => {
    await grant(zones);
    expect(await quarters()).toEqual([quarterText]);
  });

  it('a permit by cadastral quarter lowers the price of stays in its zone', async () => {
    await server.current.control.seed(city, { zones: [{ number: '0302' }, { number: '0901' }] });
    await grant(['0302']);
    const cost = async (Zone: string) =>
      valueOf(await server.current.call(city, getCost, { Vehicle: plate, Zone, Duration: 60 }, driver.token)).totalcost;
    expect([await cost('0302'), await cost('0901')]).toEqual([30, 60]);
  });

  it('a subscription is sold by zone and then listed with its cadastral quarter', async () => {
    const { result } = valueOf(await server.current.call(city, getSubscriptionOffers, {}, driver.token));
    expect(result.find(({ parkingPermitCode }) => parkingPermitCode === 'week-0101')?.zone).toBe('0101');
    const purchase = { vehicle: plate, codeSubscription: 'week-0101', paymentService: 'balance', timestart: today };
    valueOf(await server.current.call(city, buySubscription, purchase, driver.token));
    expect(await quarters()).toEqual(['23:49:0101003']);
  });
});

describe('the history of one parking', () => {
  const parkings = async () => {
    const response = await fetch(`${server.current.apiUrl(city)}/api/info/get-parkings`);
    return ((await response.json()) as { result: { code: string; zone: { zonenumber: string } }[] }).result;
  };
  const history = async (Zone: string) =>
    valueOf(await server.current.call(city, getOperations, { Zone }, driver.token)).result.map(
      ({ parking }) => parking,
    );

  it('the history of one parking can be requested by its code, as a list and as a file', async () => {
    const [one, other] = await parkings();
    const [code, otherCode] = [one?.code ?? '', other?.code ?? ''];
    for (const ParkingCode of [code, otherCode]) {
      const number = ParkingCode === code ? plate : 'А999ОО23';
      valueOf(
        await server.current.call(city, startParking, { Vehicle: number, ParkingCode, Duration: 60 }, driver.token),
      );
    }
    expect(await history(code)).toEqual([code]);
    expect(await history(otherCode)).toEqual([otherCode]);
    expect(await history(one?.zone.zonenumber ?? '')).toContain(code);
    expect(await history('19999')).toEqual([]);
    await server.current.control.settings(city, { reportHistoryOperation: true });
    const { result } = valueOf(
      await server.current.call(city, downloadHistory, { type: 'pdf', Zone: code }, driver.token),
    );
    const pages = await pagesOfPdf(await (await fetch(server.current.url + result)).arrayBuffer());
    expect(pages.join(' ')).toContain(plate);
    expect(pages.join(' ')).not.toContain('А999ОО23');
    expect(pages[0]).toContain('Всего строк: 1.');
    expect(pages[0]).toContain(`парковка: ${code}`);
  });

  it('in other cities the history filters by zone, and a parking code finds nothing', async () => {
    const perm = await server.current.driver('perm');
    const features = (await (await fetch(`${server.current.apiUrl('perm')}/api/info/get-parkings`)).json()) as {
      result: { code: string }[];
    };
    const ParkingCode = features.result[0]?.code ?? '';
    valueOf(await server.current.call('perm', startParking, { Vehicle: plate, ParkingCode, Duration: 60 }, perm.token));
    expect(valueOf(await server.current.call('perm', getOperations, { Zone: ParkingCode }, perm.token)).result).toEqual(
      [],
    );
    expect(valueOf(await server.current.call('perm', getOperations, {}, perm.token)).result).toHaveLength(1);
  });
});
