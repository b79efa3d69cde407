import { expect, it } from 'vitest';
import { checkFlat, type FlatValues } from '~/features/flat/flat.form';

const methods = [{ id: 'balance' }, { id: 'card' }];
const filled: FlatValues = { parking: '501', ticket: '0001', methodId: 'card' };

it.each<[string, Partial<FlatValues>, ReturnType<typeof checkFlat>]>([
  ['everything is there', {}, {}],
  ['numbers in groups', { parking: ' 5 01', ticket: '00 01' }, {}],
  ['no parking', { parking: '' }, { parking: 'NoParking' }],
  ['a ticket of blanks', { ticket: ' \u00a0 ' }, { ticket: 'NoTicket' }],
  ['no method', { methodId: undefined }, { methodId: 'NoMethod' }],
  ['a method that the city does not have any more', { methodId: 'sbp' }, { methodId: 'NoMethod' }],
  ['nothing at all', { parking: '', ticket: '', methodId: undefined }, { parking: 'NoParking', ticket: 'NoTicket', methodId: 'NoMethod' }],
])('the form of a barrier: %s', (_, change, faults) => {
  expect(checkFlat({ ...filled, ...change }, methods)).toEqual(faults);
});
