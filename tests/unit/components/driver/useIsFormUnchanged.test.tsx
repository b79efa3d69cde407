// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useIsFormUnchanged } from '~/components/driver/useIsFormUnchanged';
import { emptyStay, type StayValues } from '~/components/stay-form/stay.form';

const sent: StayValues = { ...emptyStay, place: '0302', plate: 'А123ВС59', durationMin: 60 };
interface HookProps {
  now: StayValues | undefined;
  doneId?: string;
}
const isFormOf = (values: StayValues | undefined) => {
  const initialProps: HookProps = { now: values };
  return renderHook(({ now, doneId }: HookProps) => useIsFormUnchanged(now, values, doneId), { initialProps });
};

afterEach(cleanup);

it.each<[string, Partial<StayValues>, boolean]>([
  ['as it was', {}, true],
  ['with the same written in another way', { place: ' 0302', plate: 'a123bc59' }, true],
  ['with another car', { plate: 'А124ВС59' }, false],
  ['with another place', { place: '0303' }, false],
  ['with another duration', { durationMin: 90 }, false],
  ['for a stay of the past', { post: { kind: 'postPayment', time: '10:00', chosenOn: '2026-11-20' } }, false],
])('useIsFormUnchanged compares a payment that is done late with the form %s', (_, change, isSame) => {
  const { result, rerender } = isFormOf(sent);
  const now = { ...sent, ...change };
  rerender({ now, doneId: '1' });
  expect(result.current).toBe(isSame);
  // Later changes of the form, by the end of the payment or by the driver, have no effect.
  const nextValues = isSame ? emptyStay : sent;
  rerender({ now: nextValues, doneId: '1' });
  expect(result.current).toBe(isSame);
  // The next payment is compared again.
  rerender({ now: nextValues, doneId: '2' });
  expect(result.current).toBe(!isSame);
});

it('useIsFormUnchanged is true for a window with one stay, and false for a form that has sent nothing', () => {
  expect(isFormOf(undefined).result.current).toBe(true);
  const { result, rerender } = isFormOf(undefined);
  rerender({ now: sent });
  expect(result.current).toBe(false);
});
