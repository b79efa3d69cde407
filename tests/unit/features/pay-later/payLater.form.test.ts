import { describe, expect, it } from 'vitest';
import { defaultIntervals } from '~/domain/stay/duration';
import { startReader, type RetroactiveStart } from '~/domain/stay/retroactiveStart';
import { checkPayLater } from '~/features/pay-later/payLater.form';
import { emptyStay, type StayValues } from '~/components/stay-form/stay.form';

const now = Date.UTC(2026, 10, 20, 9, 30);
const readStart = startReader(['postPayment'], now, 'Asia/Yekaterinburg');
const plate = 'А123ВС59';
const filled: StayValues = { ...emptyStay, place: '0302', plate };
const earlier = (time: string): { post: RetroactiveStart } => ({
  post: { kind: 'postPayment', time, chosenOn: '2026-11-20' },
});
const check = (patch: Partial<StayValues>, parkedPlates: string[] = []) =>
  checkPayLater(
    { ...filled, ...patch },
    { zones: undefined, paysByParking: false, parkedPlates, intervals: defaultIntervals, readStart },
  );

describe('the form without a balance (VAL-38)', () => {
  it.each<[string, Partial<StayValues>, object]>([
    ['a stay of now needs no duration and no beginning', {}, {}],
    ['place and car are needed', { place: ' ', plate: '' }, { place: 'NoZoneSelected', plate: 'empty' }],
    ['one of earlier needs both', earlier(''), { durationMin: 'NoDurationSelected', post: 'NoStartTime' }],
    ['not in the future', { ...earlier('14:31'), durationMin: 60 }, { post: 'FuturePost' }],
    ['now is early enough', { ...earlier('14:30'), durationMin: 60 }, {}],
    ['a duration that was typed for earlier does not hinder now', { durationMin: 7 }, {}],
  ])('the form without a balance is checked: %s', (_, patch, errors) => {
    expect(check(patch)).toEqual(errors);
  });

  it('a vehicle that is parked now may have a retroactive stay, and no stay from now', () => {
    expect(check({}, [plate])).toEqual({ plate: 'parked' });
    expect(check({ ...earlier('10:00'), durationMin: 60 }, [plate])).toEqual({});
  });
});
