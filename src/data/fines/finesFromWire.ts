import type { ReplyOf } from '~/api/contract/endpoint';
import type { getFines } from '~/api/contract/fines';
import { dateFromWire } from '~/domain/time/cityTime';
import type { Fine, FineList, FineStatus } from '~/domain/history/fine';
import { kopecksFromRoubles, type Kopecks } from '~/domain/money/money';
import { statusKey } from '../statusKey';
import { nonEmpty } from '../wireText';

type Wire = ReplyOf<typeof getFines>;

/** More than any driver has. */
const maxFines = 500;

/** The cities' words and codes for a status, as `statusKey` writes them. */
const statuses: ReadonlyMap<string, FineStatus> = new Map([
  ['new', 'new'],
  ['paid', 'paid'],
  ['suspended', 'suspended'],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['signed', 'signed'],
  ['returned', 'returned'],
  ['senttobailiffservice', 'bailiffs'],
  ['новый', 'new'],
  ['неоплачен', 'new'],
  ['оплачен', 'paid'],
  ['оплаченполностью', 'paid'],
  ['погашен', 'paid'],
  ['приостановлен', 'suspended'],
  ['отправлен', 'sent'],
  ['направлен', 'sent'],
  ['вручен', 'delivered'],
  ['доставлен', 'delivered'],
  ['отменен', 'cancelled'],
  ['аннулирован', 'cancelled'],
  ['подписан', 'signed'],
  ['возвращен', 'returned'],
  ...['передан', 'передано', 'отправлен', 'отправлено', 'направлен', 'направлено'].flatMap((sent) =>
    ['приставам', 'судебнымприставам', 'вфссп', 'вслужбусудебныхприставов'].map((to): [string, FineStatus] => [
      sent + to,
      'bailiffs',
    ]),
  ),
]);

const sumFromWire = (roubles: number | undefined): Kopecks | undefined =>
  roubles === undefined || roubles < 0 ? undefined : kopecksFromRoubles(roubles);

const momentFromWire = (text: string | undefined, timeZone: string): number | undefined =>
  text === undefined ? undefined : dateFromWire(text, timeZone);

const fineFromWire = (wire: Wire['fines'][number], timeZone: string): Fine | undefined => {
  const uin = nonEmpty(wire.uin, 50);
  if (uin === undefined) return undefined;
  const word = nonEmpty(wire.fineStatus, 100);
  const status = statuses.get(statusKey(word)) ?? 'other';
  return {
    uin,
    status,
    statusWord: status === 'other' ? word : undefined,
    at: momentFromWire(wire.date, timeZone),
    total: sumFromWire(wire.totalSum),
    paid: sumFromWire(wire.paidSum),
    plate: nonEmpty(wire.grz, 20),
    place: nonEmpty(wire.place, 300),
    startsAt: momentFromWire(wire.start, timeZone),
    endsAt: momentFromWire(wire.end, timeZone),
    type: nonEmpty(wire.type, 300),
    provider: nonEmpty(wire.provider, 300),
    // The whole number identifies a document, so it is never stored on the device.
    certificateEnd: nonEmpty(wire.sts)?.slice(-4),
  };
};

/**
 * The fines in the city's order, without duplicates. A fine without a number can be neither paid nor looked up and is
 * dropped.
 */
export const finesFromWire = ({ fines, count }: Wire, timeZone: string): FineList => {
  const read = fines.slice(0, maxFines).flatMap((wire) => fineFromWire(wire, timeZone) ?? []);
  const list = read.filter(({ uin }, index) => read.findIndex((fine) => fine.uin === uin) === index);
  return { fines: list, count: Math.max(list.length, Math.floor(count ?? 0)) };
};
