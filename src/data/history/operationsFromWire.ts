import type { ReplyOf } from '~/api/contract/endpoint';
import type { getOperations } from '~/api/contract/profile';
import { instantFromWire } from '~/domain/time/cityTime';
import { kopecksFromRoubles } from '~/domain/money/money';
import type { Operation, OperationType } from '~/domain/history/operation';
import { OutcomeError } from '../outcomeError';

/** The number of operations on a page of the history. */
export const historyPageSize = 50;

const types = [
  'payment',
  'refill',
  'renew',
  'cancel',
  'paymentSubscription',
  'paymentGate',
  'bonus20',
] satisfies OperationType[];

/** Returns the type of an operation; `other` for a word that the app does not know. */
export const typeFromWire = (word: string | undefined): OperationType => types.find((type) => type === word) ?? 'other';

/**
 * Operations with a readable date. Throws if one has none: payments are reconciled by this list, so no operation may be
 * lost.
 */
export const operationsFromWire = ({ result }: ReplyOf<typeof getOperations>, timeZone: string): Operation[] =>
  result.map((wire) => {
    const at = instantFromWire(wire.dateOperation, timeZone);
    if (at === undefined) throw new OutcomeError({ kind: 'broken', cause: 'shape', detail: 'dateOperation' });
    return {
      at,
      type: typeFromWire(wire.type),
      status: wire.status ?? 'done',
      sum: kopecksFromRoubles(wire.sum ?? 0),
      orderNumber: wire.orderNumber,
      plate: wire.transport,
      zone: wire.zone,
      parkingCode: wire.parking,
      startsAt: wire.startsOf === undefined ? undefined : instantFromWire(wire.startsOf, timeZone),
    };
  });
