import { describe, expect, it } from 'vitest';
import { checkDeferred, emptyDeferred, type DeferredValues } from '~/features/deferred/deferred.form';
import { defaultIntervals } from '~/domain/duration';

const clock = { now: Date.UTC(2026, 10, 20, 9, 30), timeZone: 'Asia/Yekaterinburg' };
const plate = 'А123ВС59';
const filled: DeferredValues = { ...emptyDeferred, place: '0302', plate };
const check = (patch: Partial<DeferredValues>, parkedPlates: string[] = []) =>
  checkDeferred({ ...filled, ...patch }, { zones: undefined, paysByParking: false, parkedPlates, intervals: defaultIntervals }, clock);

describe('the form without a balance (VAL-38)', () => {
  it.each<[string, Partial<DeferredValues>, object]>([
    ['a stay of now needs no duration and no beginning', {}, {}],
    ['place and car are needed', { place: ' ', plate: '' }, { place: 'NoZoneSelected', plate: 'empty' }],
    ['one of earlier needs both', { when: 'past' }, { durationMin: 'NoDurationSelected', startTime: 'RequiredField' }],
    ['not in the future', { when: 'past', durationMin: 60, startTime: '14:31' }, { startTime: 'FuturePost' }],
    ['now is early enough', { when: 'past', durationMin: 60, startTime: '14:30' }, {}],
    ['what was typed for earlier does not hinder now', { startTime: '23:00', durationMin: 7 }, {}],
  ])('%s', (_, patch, faults) => {
    expect(check(patch)).toEqual(faults);
  });

  it('a car that is parked now may have stood elsewhere before', () => {
    expect(check({}, [plate])).toEqual({ plate: 'parked' });
    expect(check({ when: 'past', durationMin: 60, startTime: '10:00' }, [plate])).toEqual({});
  });
});
