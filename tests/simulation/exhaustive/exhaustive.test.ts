import { expect, it } from 'vitest';
import { flows, mutated } from './flows';

const modules = import.meta.glob('../../../src/domain/**/*.flow.ts');

it('every flow takes part', () => {
  const names = Object.keys(modules).map((path) => path.replace(/^.*\//, '').replace('.flow.ts', ''));
  expect(names.toSorted()).toEqual(Object.keys(flows).toSorted());
});

it.each(Object.keys(flows))('%s: nothing that may happen breaks a rule, and there is always a way on', (name) => {
  const { violations, deadEnds, unusedMoves } = flows[name]?.() ?? {};
  expect(violations).toEqual([]);
  expect(deadEnds).toEqual([]);
  expect(unusedMoves).toEqual([]);
});

it.each(Object.keys(mutated))('a rule that is turned off is found out: %s', (name) => {
  expect(mutated[name]?.().violations).toHaveLength(1);
});
