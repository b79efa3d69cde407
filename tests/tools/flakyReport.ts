import { relative } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';

/** The parts of a test and its results that a report needs. */
export interface TestRun extends Pick<TestCase, 'title' | 'outcome'> {
  location: Pick<TestCase['location'], 'file' | 'line'>;
  results: readonly Pick<TestResult, 'duration'>[];
}

/** A run with more flaky tests than this fails: its result cannot be trusted. */
export const maxFlaky = 3;

const secondsOf = (ms: number): string => (ms / 1000).toFixed(1);
const durationOf = ({ results }: TestRun): number => results.reduce((sum, { duration }) => sum + duration, 0);

/** Returns the location and title of a test. */
export const nameOf = ({ location: { file, line }, title }: TestRun): string =>
  `${relative('', file)}:${line} ${title}`;

/** Lists the tests that failed and then passed. Also returns whether there are too many of them for the run to pass. */
export const flakyReport = (tests: readonly TestRun[]): { lines: string[]; isTooMany: boolean } => {
  const flaky = tests.filter((test) => test.outcome() === 'flaky');
  const isTooMany = flaky.length > maxFlaky;
  const end = isTooMany ? [`${flaky.length} flaky tests, at most ${maxFlaky} are allowed: the run fails.`] : [];
  return { lines: [...flaky.map((test) => `flaky ${nameOf(test)}`), ...end], isTooMany };
};

/** Returns the files with the slowest tests, slowest first: seconds of all tries, and the path. */
export const slowestFiles = (tests: readonly TestRun[], count = 10): string[] => {
  const sums = new Map<string, number>();
  for (const test of tests) sums.set(test.location.file, (sums.get(test.location.file) ?? 0) + durationOf(test));
  return [...sums]
    .filter(([, ms]) => ms > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, ms]) => `${secondsOf(ms).padStart(7)} s  ${relative('', file)}`);
};
