// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { positionLimitMs } from '~/state/position';
import { store } from '~/state/store';
import { forgetWhere, locate, stopAsking, whereAtom } from '~/state/where';

const answers: ((latitude: number) => void)[] = [];
const where = () => store.get(whereAtom);

beforeEach(() => {
  vi.useFakeTimers();
  const getCurrentPosition = (onPosition: PositionCallback): void => {
    answers.push((latitude) => onPosition({ coords: { latitude, longitude: 56, accuracy: 5 } } as GeolocationPosition));
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
});
afterEach(() => {
  forgetWhere();
  answers.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('an answer that comes after the wait was ended is not shown, and no fault is told', async () => {
  const asked = locate();
  stopAsking();
  expect(where().isAsking).toBe(false);
  vi.advanceTimersByTime(positionLimitMs);
  answers[0]?.(58);
  await asked;
  expect(where()).toMatchObject({ isAsking: false });
  expect(where().fault).toBeUndefined();
  expect(where().fix).toBeUndefined();
});

it('a question asked anew is answered by its own answer alone', async () => {
  const first = locate();
  stopAsking();
  const second = locate();
  answers[0]?.(58);
  await first;
  expect(where()).toMatchObject({ isAsking: true });
  answers[1]?.(59);
  await second;
  expect(where().fix?.latitude).toBe(59);
});

it('a slow phone is told of, and its late answer still counts', async () => {
  const asked = locate();
  vi.advanceTimersByTime(positionLimitMs);
  expect(where()).toMatchObject({ isAsking: false, fault: 'slow' });
  answers[0]?.(58);
  await asked;
  expect(where().fault).toBeUndefined();
  expect(where().fix?.latitude).toBe(58);
});
