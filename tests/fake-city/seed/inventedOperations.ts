import { dayMs, minuteMs } from '../rules/wallTime';
import type { OperationType } from '../rules/operationName';
import type { OperationDraft, OperationStatus } from '../store/payments/operations';
import type { Random } from './random';

/** The share of each type in a hundred operations. */
const types: readonly [OperationType, share: number][] = [
  ['payment', 52],
  ['refill', 16],
  ['renew', 12],
  ['cancel', 7],
  ['paymentSubscription', 4],
  ['paymentGate', 6],
  ['bonus20', 3],
];
const statuses: readonly [OperationStatus, share: number][] = [
  ['done', 86],
  ['cancel', 6],
  ['error', 4],
  ['waiting', 4],
];

const drawn = <Value>(random: Random, shares: readonly (readonly [Value, number])[], fallback: Value): Value => {
  let remainingShare = random.next() * 100;
  for (const [value, share] of shares) {
    remainingShare -= share;
    if (remainingShare < 0) return value;
  }
  return fallback;
};

const hourlyKopecks = [3000, 4000, 6000, 10_000];

interface Past {
  account: number;
  city: string;
  numbers: readonly string[];
  zones: readonly string[];
  /** The newest operation is slightly older than this. */
  nowMs: number;
  spanMs: number;
  count: number;
}

/** The details of an operation besides its type, moment and status. */
const subjectOf = (
  random: Random,
  type: OperationType,
  atMs: number,
  { city, numbers, zones }: Past,
  order: string,
): Partial<OperationDraft> => {
  if (type === 'refill' || type === 'bonus20')
    return { kopecks: type === 'refill' ? random.pick([300, 500, 1000, 2000]) * 100 : 2000 };
  const number = random.pick(numbers);
  if (type === 'paymentSubscription') {
    const tariff = 'Абонемент на месяц';
    return { kopecks: 300_000, number, tariff, resolution: tariff, startsMs: atMs, endsMs: atMs + 30 * dayMs };
  }
  const perHour = random.pick(hourlyKopecks);
  const durationMin = random.whole(1, 16) * 15;
  const full = Math.round((perHour * durationMin) / 60);
  const saleKopecks = random.happens(0.12) ? Math.floor(full / 5) : 0;
  return {
    kopecks: full - saleKopecks,
    saleKopecks,
    ...(saleKopecks > 0 && { resolution: 'Многодетная семья' }),
    number,
    zone: random.pick(zones),
    startsMs: atMs,
    endsMs: atMs + durationMin * minuteMs,
    durationMin,
    tariff: `${perHour / 100} ₽/ч`,
    ...(random.happens(0.5) && { checkFiscal: `https://ofd.example/${city}/${order}` }),
  };
};

/**
 * Generates operations of a long past, oldest first: one in each of `count` equal parts of it, and no two at the same
 * moment.
 */
export function* inventedOperations(random: Random, past: Past): Generator<OperationDraft> {
  const { account, nowMs, spanMs, count } = past;
  const stepMs = Math.floor(spanMs / count);
  for (let index = 0; index < count; index += 1) {
    const atMs = nowMs - (count - index) * stepMs + Math.floor(random.next() * (stepMs - 1));
    const type = drawn(random, types, 'payment');
    const status = type === 'payment' || type === 'refill' ? drawn(random, statuses, 'done') : 'done';
    const orderNumber = `H${index + 1}`;
    yield { account, type, atMs, orderNumber, kopecks: 0, status, ...subjectOf(random, type, atMs, past, orderNumber) };
  }
}
