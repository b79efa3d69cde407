import type { FullConfig, Suite, TestCase } from '@playwright/test/reporter';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import FaultReport from '../../faults/reporter';
import SummaryReporter from '../../tools/summaryReporter';
import { flakyReport, maxFlaky, slowestFiles } from '../../tools/flakyReport';

type Status = 'passed' | 'failed' | 'timedOut';

/** A test as the runner reports it, with one result per try. */
const tried = (file: string, title: string, ...statuses: Status[]): TestCase => {
  const results = statuses.map((status, retry) => ({
    status,
    retry,
    duration: 1_000,
    errors: [{ message: `${status} ${retry}` }],
    annotations: [],
  }));
  const isGood = statuses.at(-1) === 'passed';
  const test = {
    title,
    location: { file: resolve(file), line: 7, column: 1 },
    expectedStatus: 'passed',
    retries: 1,
    results,
    outcome: () => (isGood ? (statuses.length > 1 ? 'flaky' : 'expected') : 'unexpected'),
  };
  return test as unknown as TestCase;
};
const flaky = (count: number): TestCase[] =>
  Array.from({ length: count }, (_, index) =>
    tried('tests/e2e/specs/map/map.spec.ts', `F-1: ${index}`, 'failed', 'passed'),
  );

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** The result of a reporter for a run. */
const run = (reporter: SummaryReporter | FaultReport, tests: readonly TestCase[]) => {
  reporter.onBegin({} as FullConfig, { allTests: () => tests } as Suite);
  if (reporter instanceof FaultReport)
    for (const test of tests) for (const result of test.results) reporter.onTestEnd(test, result);
  return reporter.onEnd();
};

describe('a test that fails and then passes', () => {
  it('a test that fails and then passes is named once', () =>
    expect(
      flakyReport([
        tried('tests/e2e/specs/stay/guest.spec.ts', 'pays', 'passed'),
        tried('tests/e2e/specs/map/map.spec.ts', 'draws', 'timedOut', 'passed'),
      ]),
    ).toEqual({
      lines: ['flaky tests/e2e/specs/map/map.spec.ts:7 draws'],
      isTooMany: false,
    }));

  it.each([
    [0, false],
    [maxFlaky, false],
    [maxFlaky + 1, true],
  ])('%i tests that fail and then pass fail a run: %s', (count, isTooMany) =>
    expect(flakyReport(flaky(count)).isTooMany).toBe(isTooMany),
  );

  it('too many flaky tests fail the run of the journeys', async () => {
    expect(await run(new SummaryReporter(), flaky(maxFlaky))).toEqual({});
    expect(await run(new SummaryReporter(), flaky(maxFlaky + 1))).toEqual({ status: 'failed' });
    expect(printed).toMatch(/4 flaky tests, at most 3 are allowed: the run fails\.\n$/);
  });

  it('too many flaky tests fail the run of the fault catalogue', async () => {
    vi.stubEnv('FAULT_ROWS', 'F-1');
    expect(await run(new FaultReport(), flaky(maxFlaky))).toEqual({});
    expect(printed).toContain('F-1    ok           3  0');
    expect(await run(new FaultReport(), flaky(maxFlaky + 1))).toEqual({ status: 'failed' });
    vi.unstubAllEnvs();
  });

  it('the summary says why a flaky test failed, and a test that failed twice is not flaky', async () => {
    await run(new SummaryReporter(), [
      tried('tests/e2e/specs/map/map.spec.ts', 'draws', 'failed', 'passed'),
      tried('tests/e2e/specs/stay/guest.spec.ts', 'pays', 'timedOut', 'failed'),
    ]);
    expect(printed.split('\n── ').slice(2)).toEqual([
      [
        'why',
        'tests/e2e/specs/map/map.spec.ts:7 draws (failed after 1.0 s)\n    failed 0\n    ',
        'tests/e2e/specs/stay/guest.spec.ts:7 pays (timedOut after 1.0 s)\n    timedOut 0\n    \n',
      ].join('\n'),
      'failed, and then passed\nflaky tests/e2e/specs/map/map.spec.ts:7 draws\n',
    ]);
  });

  it('a row of the catalogue holds if its test passes at the second try, and not if it fails twice', async () => {
    vi.stubEnv('FAULT_ROWS', 'F-1,F-2');
    const tests = [
      tried('tests/faults/money.spec.ts', 'F-1: a', 'failed', 'passed'),
      tried('tests/faults/money.spec.ts', 'F-2: b', 'failed', 'failed'),
    ];
    expect(await run(new FaultReport(), tests)).toEqual({ status: 'failed' });
    expect(printed).toContain('1 of 2 rows hold.');
    expect(printed.match(/^(again|ok {2}|FAIL) {2}F-.*$/gm)).toEqual([
      'again  F-1: a (1.0 s)',
      'ok    F-1: a (1.0 s)',
      'again  F-2: b (1.0 s)',
      'FAIL  F-2: b (1.0 s)',
    ]);
    vi.unstubAllEnvs();
  });
});

it('the slowest files come first, with all tries of their tests, and at most ten', () => {
  const files = Array.from({ length: 12 }, (_, index) => `tests/e2e/${index}.spec.ts`);
  const tests = files.flatMap((file, index) => Array.from({ length: index }, () => tried(file, 'holds', 'passed')));
  expect(slowestFiles([...tests, tried('tests/e2e/0.spec.ts', 'holds', ...Array<Status>(20).fill('failed'))])).toEqual([
    '   20.0 s  tests/e2e/0.spec.ts',
    '   11.0 s  tests/e2e/11.spec.ts',
    ...[10, 9, 8, 7, 6, 5, 4, 3].map((count) => `${`${count}.0`.padStart(7)} s  tests/e2e/${count}.spec.ts`),
  ]);
});
