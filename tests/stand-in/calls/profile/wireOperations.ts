import { roubles } from '../../rules/money';
import { isoInCity } from '../../rules/wallTime';
import { phonesOf } from '../../store/accounts';
import type { Operation, OperationStatus } from '../../store/operations';
import type { CallContext } from '../CallContext';

/** Lines of an account's history as the wire has them. */
export const wireOperations = ({ world, city, rules: { habits } }: CallContext, account: number, lines: readonly Operation[]) => {
  const dated = (atMs: number): string => isoInCity(city.timeZone, atMs, habits.writesSeconds);
  const iso = (atMs: number | null): string | null => (atMs === null ? null : dated(atMs));
  const driverPhone = phonesOf(world.store, account)[0]?.phone ?? null;
  return lines.map((line) => ({
    startsOf: iso(line.startsMs),
    endOf: iso(line.endsMs),
    dateOperation: dated(line.atMs),
    duration: line.durationMin,
    type: line.type,
    zone: line.zone,
    parking: line.parkingCode,
    tariff: line.tariff,
    transport: line.number,
    resolution: line.resolution,
    sum: roubles(line.kopecks),
    sumSale: roubles(line.saleKopecks),
    // A word of the city's own is none that the contract knows.
    status: (habits.statusWords[line.status] ?? line.status) as OperationStatus,
    checkFiscal: line.checkFiscal,
    orderNumber: line.orderNumber,
    driverPhone,
  }));
};
