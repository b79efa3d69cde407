import { roubles } from '../../rules/money';
import { readMoment } from '../../rules/readMoment';
import { isoInCity } from '../../rules/wallTime';
import { phonesOf } from '../../store/accounts';
import { operationsOf, type Operation } from '../../store/operations';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** Document 1, section 9. */
const pageSize = 50;

/** A filter that says nothing: absent, empty or `all`. */
const chosen = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed === 'all' ? undefined : trimmed;
};

/** A page of the history, the newest first. The moment of its last line, as EndDate, asks for the next page. */
export const getOperations: Handler<'getOperations'> = (input, context) => {
  const account = driverOf(context);
  const { world, city } = context;
  const moment = (text: string | undefined, role: 'from' | 'until'): number | undefined => {
    const given = chosen(text);
    const at = given === undefined ? undefined : readMoment(city.timeZone, given, role);
    if (given !== undefined && at === undefined) throw new Refusal('ValidationError');
    return at;
  };
  const iso = (atMs: number | null): string | null => (atMs === null ? null : isoInCity(city.timeZone, atMs));
  const driverPhone = phonesOf(world.store, account)[0]?.phone ?? null;
  const driver = chosen(input.Driver);
  const wire = (line: Operation) => ({
    startsOf: iso(line.startsMs),
    endOf: iso(line.endsMs),
    dateOperation: isoInCity(city.timeZone, line.atMs),
    duration: line.durationMin,
    type: line.type,
    zone: line.zone,
    parking: line.parkingCode,
    tariff: line.tariff,
    transport: line.number,
    sum: roubles(line.kopecks),
    sumSale: roubles(line.saleKopecks),
    status: line.status,
    checkFiscal: line.checkFiscal,
    orderNumber: line.orderNumber,
    driverPhone,
  });
  const filter = {
    fromMs: moment(input.StartDate, 'from'),
    untilMs: moment(input.EndDate, 'until'),
    type: chosen(input.Operation),
    number: chosen(input.Vehicle),
    zone: chosen(input.Zone),
    orderNumber: chosen(input.OrderNumber),
  };
  const lines = driver !== undefined && driver !== driverPhone ? [] : operationsOf(world.store, account, filter, pageSize);
  return { result: lines.map(wire) };
};
