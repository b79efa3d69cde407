import { expect, it } from 'vitest';
import { flows, mutated } from './flows';

const modules = import.meta.glob('../../../src/domain/**/*.flow.ts');

it('every flow of the domain takes part in the exhaustive search', () => {
  const names = Object.keys(modules).map((path) => path.replace(/^.*\//, '').replace('.flow.ts', ''));
  expect(names.toSorted()).toEqual(Object.keys(flows).toSorted());
});

it.each(Object.keys(flows))('the flow %s breaks no rule in any reachable state and always has a way on', (name) => {
  const { violations, deadEnds, unusedMoves } = flows[name]?.() ?? {};
  expect(violations).toEqual([]);
  expect(deadEnds).toEqual([]);
  expect(unusedMoves).toEqual([]);
});

it.each(Object.keys(mutated))('the exhaustive search finds a rule that is switched off: %s', (name) => {
  expect(mutated[name]?.().violations).toHaveLength(1);
});
