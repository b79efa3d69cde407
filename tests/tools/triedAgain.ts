import { relative } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';

/** What a report needs of a test and of its tries. */
export interface Tried extends Pick<TestCase, 'title' | 'outcome'> {
  location: Pick<TestCase['location'], 'file' | 'line'>;
  results: readonly Pick<TestResult, 'duration'>[];
}

/** So many tests of a run may fail and then pass; with more of them it says nothing any more, and fails. */
export const maxFlaky = 3;

const secondsOf = (ms: number): string => (ms / 1000).toFixed(1);
const durationOf = ({ results }: Tried): number => results.reduce((sum, { duration }) => sum + duration, 0);

/** Where a test stands, and its title. */
export const nameOf = ({ location: { file, line }, title }: Tried): string => `${relative('', file)}:${line} ${title}`;

/** The tests that failed and passed when they were tried again. */
export const flakyOf = <T extends Tried>(tests: readonly T[]): T[] => tests.filter((test) => test.outcome() === 'flaky');

/** What a run says of its flaky tests at its end, and whether they fail it. */
export const flakyReport = (tests: readonly Tried[]): { lines: string[]; isTooMany: boolean } => {
  const flaky = flakyOf(tests);
  const isTooMany = flaky.length > maxFlaky;
  const end = isTooMany ? [`${flaky.length} flaky tests, and ${maxFlaky} are the most: the run fails.`] : [];
  return { lines: [...flaky.map((test) => `flaky ${nameOf(test)}`), ...end], isTooMany };
};

/** The files whose tests took longest in all, several tries included. */
export const slowestFiles = (tests: readonly Tried[], count = 10): string[] => {
  const sums = new Map<string, number>();
  for (const test of tests) sums.set(test.location.file, (sums.get(test.location.file) ?? 0) + durationOf(test));
  return [...sums]
    .filter(([, ms]) => ms > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, ms]) => `${secondsOf(ms).padStart(7)} s  ${relative('', file)}`);
};
