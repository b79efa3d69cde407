import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { flakyReport } from '../tools/flakyReport';

/** The rows of the fault catalogue. */
const rows = Array.from({ length: 91 }, (_, index) => `F-${index + 1}`);

interface RowReport {
  titles: string[];
  bad: string[];
  figures: string[];
  ms: number;
}

/**
 * `npm run faults`: reports each row with its result, what it proves and what was measured. A row without a test fails
 * the run.
 */
class FaultReport implements Reporter {
  readonly #rows = new Map<string, RowReport>();
  #selectedRows: readonly string[] = rows;
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
    const selected = process.env['FAULT_ROWS']?.split(',');
    if (selected) this.#selectedRows = rows.filter((row) => selected.includes(row));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // A skipped test proves nothing about its row. The row's other tests do, and if there are none, the row has no
    // test.
    if (result.status === 'skipped') {
      process.stdout.write(`skip  ${test.title}\n`);
      return;
    }
    const isGood = result.status === 'passed';
    const isLast = isGood || result.status === 'interrupted' || result.retry >= test.retries;
    process.stdout.write(
      `${isGood ? 'ok  ' : isLast ? 'FAIL' : 'again'}  ${test.title} (${(result.duration / 1000).toFixed(1)} s)\n`,
    );
    if (!isGood) for (const { message } of result.errors) process.stdout.write(`${message ?? ''}\n`);
    if (!isLast) return;
    const [ids = ''] = test.title.split(':');
    for (const row of ids.match(/[FB]-\d+/g) ?? []) {
      const report = this.#rows.get(row) ?? { titles: [], bad: [], figures: [], ms: 0 };
      report.titles.push(test.title.slice(ids.length + 2));
      if (!isGood) report.bad.push(test.title);
      for (const { type, description } of result.annotations)
        if (type === 'figure' && description) report.figures.push(description);
      report.ms += result.duration;
      this.#rows.set(row, report);
    }
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    let good = 0;
    process.stdout.write('\nrow    result   tests  what it proves · what was measured\n');
    for (const row of this.#selectedRows) {
      const report = this.#rows.get(row);
      const result = report ? (report.bad.length > 0 ? 'FAIL' : 'ok') : 'NO TEST';
      if (result === 'ok') good += 1;
      const measured =
        (report?.figures.length ?? 0) > 0 ? report?.figures : [`${((report?.ms ?? 0) / 1000).toFixed(1)} s`];
      const summary = report ? [report.titles[0] ?? '', ...(measured ?? [])].join(' · ') : '';
      process.stdout.write(
        `${row.padEnd(7)}${result.padEnd(9)}${String(report?.titles.length ?? 0).padStart(5)}  ${summary}\n`,
      );
    }
    process.stdout.write(`\n${good} of ${this.#selectedRows.length} rows hold.\n`);
    // Rows of the catalogue of bad input. The others are covered by `npm test`.
    const badInputRows = [...this.#rows]
      .filter(([row]) => row.startsWith('B-'))
      .toSorted(([one], [other]) => Number(one.slice(2)) - Number(other.slice(2)));
    for (const [row, { bad, titles }] of badInputRows)
      process.stdout.write(
        `${row.padEnd(7)}${(bad.length > 0 ? 'FAIL' : 'ok').padEnd(9)}${String(titles.length).padStart(5)}  ${titles[0] ?? ''}\n`,
      );
    const { lines, isTooMany } = flakyReport(this.#suite?.allTests() ?? []);
    if (lines.length > 0) process.stdout.write(`\n── failed, and then passed\n${lines.join('\n')}\n`);
    return Promise.resolve(good < this.#selectedRows.length || isTooMany ? { status: 'failed' } : {});
  }
}

export default FaultReport;
