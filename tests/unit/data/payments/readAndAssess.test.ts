// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { matchTicketOperations } from '~/data/payments/readAndAssess';
import type { Operation } from '~/domain/history/operation';
import { ticketText } from '~/domain/barrier/barrierTicket';
import { hash } from '~/state/hash';

const line: Operation = {
  at: 0,
  type: 'paymentGate',
  status: 'done',
  sum: 12_000,
  orderNumber: '5010001',
  parkingCode: '501',
};
const target = hash(ticketText({ parking: '501', ticket: '5010001' }));

describe('operations of the history that name a ticket', () => {
  it.each<[string, Partial<Operation>, 'here' | 'elsewhere' | undefined, afterLogout: 'here' | undefined]>([
    ['ticket and parking', {}, 'here', 'here'],
    ['in groups', { orderNumber: '501 0001', parkingCode: ' 501 ' }, 'here', 'here'],
    ['the parking with zeros before it', { parkingCode: '00501' }, 'here', undefined],
    ['no parking', { parkingCode: undefined }, 'here', undefined],
    ['the parking by its name', { parkingCode: 'Вокзал' }, 'elsewhere', undefined],
    ['another ticket', { orderNumber: '5010002' }, undefined, undefined],
    ['no ticket', { orderNumber: undefined }, undefined, undefined],
    ['a stay at the kerb', { type: 'payment' }, undefined, undefined],
  ])('an operation of the history is compared with the paid ticket: %s', async (_, patch, named, afterLogout) => {
    const operation = { ...line, ...patch };
    expect(
      (await matchTicketOperations([operation], { target: await target, summary: { place: { parkingCode: '501' } } }))(
        operation,
      ),
    ).toBe(named);
    expect((await matchTicketOperations([operation], { target: await target }))(operation)).toBe(afterLogout);
  });
});
