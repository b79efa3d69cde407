import { describe, expect, it } from 'vitest';
import { pollDelayMs } from '~/domain/time/pollDelay';

const awaited = { everyMs: 5_000, answers: 0, failures: 0 };

describe('how long until the city is asked once more', () => {
  it('grows slowly: ten readings at most in two minutes, the one on coming back among them', () => {
    const readAt = [0];
    for (let at = 0; at < 120_000; readAt.push(at)) at += pollDelayMs({ ...awaited, answers: readAt.length });
    expect(readAt.map((ms) => ms / 1000)).toEqual([0, 5, 10, 20, 30, 45, 60, 80, 100, 125]);
  });

  it('is half a minute at most after an answer, and never shorter than the poll asks for', () => {
    expect(pollDelayMs({ ...awaited, answers: 100 })).toBe(30_000);
    expect([1, 2, 100].map((answers) => pollDelayMs({ everyMs: 60_000, answers, failures: 0 }))).toEqual([
      60_000, 60_000, 60_000,
    ]);
  });

  it('doubles to a minute with each failure, up to a quarter less by chance', () => {
    const waits = (random: number) =>
      [1, 2, 3, 4, 9].map((failures) => pollDelayMs({ ...awaited, answers: 4, failures }, random) / 1000);
    expect(waits(0)).toEqual([10, 20, 40, 60, 60]);
    expect(waits(1)).toEqual([7.5, 15, 30, 45, 45]);
  });

  it('is no shorter than a busy city has asked for', () => {
    expect(pollDelayMs({ ...awaited, failures: 1, retryAfterMs: 120_000 }, 0)).toBe(120_000);
    expect(pollDelayMs({ ...awaited, failures: 1, retryAfterMs: 120_000 }, 1)).toBe(150_000);
  });
});
