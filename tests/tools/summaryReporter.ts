import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';
import { flakyReport, nameOf, slowestFiles } from './flakyReport';

const maxLines = 12;

/** Returns why a test failed, from its first failed try. */
const whyOf = (test: TestCase): string => {
  const failed = test.results.find(
    ({ status }) => status !== test.expectedStatus && status !== 'skipped' && status !== 'interrupted',
  );
  if (!failed) return nameOf(test);
  const why = failed.errors.flatMap(({ message = '', location }) => [
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, maxLines),
    location ? `at ${relative('', location.file)}:${location.line}` : '',
  ]);
  return [
    `${nameOf(test)} (${failed.status} after ${(failed.duration / 1000).toFixed(1)} s)`,
    ...why.map((line) => `    ${line}`),
  ].join('\n');
};

/**
 * Prints a summary after the list, whose errors are far above its end: the slowest files, the reasons of failures, and
 * the flaky tests.
 */
class SummaryReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: string[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError({ message = '' }: TestError): void {
    this.#errors.push(stripVTControlCharacters(message));
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const tests = this.#suite?.allTests() ?? [];
    const { lines, isTooMany } = flakyReport(tests);
    const errors = [
      ...this.#errors,
      ...tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome())).map(whyOf),
    ];
    const print = (title: string, parts: readonly string[]): void => {
      if (parts.length > 0) process.stdout.write(`\n── ${title}\n${parts.join('\n')}\n`);
    };
    print('slowest files', slowestFiles(tests));
    print('why', errors);
    print('failed, and then passed', lines);
    return Promise.resolve(isTooMany ? { status: 'failed' } : {});
  }

  printsToStdio(): boolean {
    return false;
  }
}

export default SummaryReporter;
