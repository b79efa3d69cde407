import { roubles } from '../../rules/money';
import { isoInCity } from '../../rules/wallTime';
import { phonesOf } from '../../store/account/accounts';
import type { Operation, OperationStatus } from '../../store/payments/operations';
import type { CallContext } from '../CallContext';

/** Operations of an account's history in the form of the wire. */
export const wireOperations = (
  { server, city, rules: { habits } }: CallContext,
  account: number,
  operations: readonly Operation[],
) => {
  const dated = (atMs: number): string => isoInCity(city.timeZone, atMs, habits.writesSeconds);
  const iso = (atMs: number | null): string | null => (atMs === null ? null : dated(atMs));
  const driverPhone = phonesOf(server.store, account)[0]?.phone ?? null;
  return operations.map((operation) => ({
    startsOf: iso(operation.startsMs),
    endOf: iso(operation.endsMs),
    dateOperation: dated(operation.atMs),
    duration: operation.durationMin,
    type: operation.type,
    zone: operation.zone,
    parking: operation.parkingCode,
    tariff: operation.tariff,
    transport: operation.number,
    resolution: operation.resolution,
    sum: roubles(operation.kopecks),
    sumSale: roubles(operation.saleKopecks),
    // A city's own status word is not in the contract's type.
    status: (habits.statusWords[operation.status] ?? operation.status) as OperationStatus,
    checkFiscal: operation.checkFiscal,
    orderNumber: operation.orderNumber,
    driverPhone,
  }));
};
