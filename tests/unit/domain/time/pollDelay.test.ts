import { describe, expect, it } from 'vitest';
import { pollDelayMs } from '~/domain/time/pollDelay';

const awaited = { everyMs: 5_000, answers: 0, failures: 0 };

describe('the delay until the next poll', () => {
  it('the poll delay grows slowly, with at most ten readings in two minutes', () => {
    const readAt = [0];
    for (let at = 0; at < 120_000; readAt.push(at)) at += pollDelayMs({ ...awaited, answers: readAt.length });
    expect(readAt.map((ms) => ms / 1000)).toEqual([0, 5, 10, 20, 30, 45, 60, 80, 100, 125]);
  });

  it('the poll delay after an answer is at most half a minute, and never shorter than the poll’s interval', () => {
    expect(pollDelayMs({ ...awaited, answers: 100 })).toBe(30_000);
    expect([1, 2, 100].map((answers) => pollDelayMs({ everyMs: 60_000, answers, failures: 0 }))).toEqual([
      60_000, 60_000, 60_000,
    ]);
  });

  it('the poll delay doubles to a minute with each failure, with up to a quarter less at random', () => {
    const waits = (random: number) =>
      [1, 2, 3, 4, 9].map((failures) => pollDelayMs({ ...awaited, answers: 4, failures }, random) / 1000);
    expect(waits(0)).toEqual([10, 20, 40, 60, 60]);
    expect(waits(1)).toEqual([7.5, 15, 30, 45, 45]);
  });

  it('the poll delay is no shorter than a busy city has requested', () => {
    expect(pollDelayMs({ ...awaited, failures: 1, retryAfterMs: 120_000 }, 0)).toBe(120_000);
    expect(pollDelayMs({ ...awaited, failures: 1, retryAfterMs: 120_000 }, 1)).toBe(150_000);
  });
});
