import type { Reporter, TestModule } from 'vitest/node';

/** Prints a last line with the numbers of passed and failed tests. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const skipped = tests.filter((test) => test.result().state === 'skipped').length;
    process.stdout.write(`${passed} passed, ${tests.length - passed - skipped} failed\n`);
  }
}
