// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { positionTimeoutMs } from '~/state/map/position';
import { store } from '~/state/store';
import { clearUserLocation, locate, cancelLocating, userLocationAtom } from '~/state/map/userLocation';

const answers: ((latitude: number) => void)[] = [];
const where = () => store.get(userLocationAtom);

beforeEach(() => {
  vi.useFakeTimers();
  const getCurrentPosition = (onPosition: PositionCallback): void => {
    answers.push((latitude) => onPosition({ coords: { latitude, longitude: 56, accuracy: 5 } } as GeolocationPosition));
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
});
afterEach(() => {
  clearUserLocation();
  answers.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a position that arrives after the wait was ended is not shown, and no error appears', async () => {
  const located = locate();
  cancelLocating();
  expect(where().isLocating).toBe(false);
  vi.advanceTimersByTime(positionTimeoutMs);
  answers[0]?.(58);
  await located;
  expect(where()).toMatchObject({ isLocating: false });
  expect(where().error).toBeUndefined();
  expect(where().fix).toBeUndefined();
});

it('a repeated request for the position is answered by its own answer only', async () => {
  const first = locate();
  cancelLocating();
  const second = locate();
  answers[0]?.(58);
  await first;
  expect(where()).toMatchObject({ isLocating: true });
  answers[1]?.(59);
  await second;
  expect(where().fix?.latitude).toBe(59);
});

it('a slow phone is reported, and its late position still counts', async () => {
  const located = locate();
  vi.advanceTimersByTime(positionTimeoutMs);
  expect(where()).toMatchObject({ isLocating: false, error: 'slow' });
  answers[0]?.(58);
  await located;
  expect(where().error).toBeUndefined();
  expect(where().fix?.latitude).toBe(58);
});
