import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';

const mostLines = 12;

/** Beside the list, whose faults stand far above its last line: says once more, at the end, what did not hold and why. */
class Closing implements Reporter {
  readonly #faults: string[] = [];

  onTestEnd(test: TestCase, { status, errors, duration }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped' || status === 'interrupted') return;
    const place = `${relative('', test.location.file)}:${test.location.line}`;
    const why = errors.flatMap(({ message = '', location }) => [
      ...stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, mostLines),
      location ? `at ${relative('', location.file)}:${location.line}` : '',
    ]);
    this.#faults.push([`${place} ${test.title} (${status} after ${(duration / 1000).toFixed(1)} s)`, ...why.map((line) => `    ${line}`)].join('\n'));
  }

  onError({ message = '' }: TestError): void {
    this.#faults.push(stripVTControlCharacters(message));
  }

  onEnd(): void {
    if (this.#faults.length > 0) process.stdout.write(`\n── why\n${this.#faults.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

export default Closing;
