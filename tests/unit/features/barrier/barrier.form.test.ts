import { expect, it } from 'vitest';
import { checkBarrierValues, type BarrierValues } from '~/features/barrier/barrier.form';

const methods = [{ id: 'balance' }, { id: 'card' }];
const filled: BarrierValues = { parking: '501', ticket: '0001', methodId: 'card' };

it.each<[string, Partial<BarrierValues>, ReturnType<typeof checkBarrierValues>]>([
  ['everything is there', {}, {}],
  ['numbers in groups', { parking: ' 5 01', ticket: '00 01' }, {}],
  ['no parking', { parking: '' }, { parking: 'NoParking' }],
  ['a ticket of blanks', { ticket: ' \u00a0 ' }, { ticket: 'NoTicket' }],
  ['no method', { methodId: undefined }, { methodId: 'NoMethod' }],
  ['a method that the city does not have any more', { methodId: 'sbp' }, { methodId: 'NoMethod' }],
  [
    'nothing at all',
    { parking: '', ticket: '', methodId: undefined },
    { parking: 'NoParking', ticket: 'NoTicket', methodId: 'NoMethod' },
  ],
])('the barrier form is checked: %s', (_, change, errors) => {
  expect(checkBarrierValues({ ...filled, ...change }, methods)).toEqual(errors);
});
