/** Statistics, reports and exit codes of the benches. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the value after a command-line flag, or `undefined` without the flag. */
export const valueOf = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1];
};

interface Line {
  name: string;
  value: number;
  limit: number;
  /** True if the limit is a minimum, otherwise it is a maximum. */
  isLeast: boolean;
  isOver: boolean;
}

/** Lines of measured values and their limits. A value that could not be measured exceeds its limit. */
export class Report {
  private readonly lines: Line[] = [];

  /** Records a line that the bench prints in its own format. Returns true if it exceeds the limit. */
  check(name: string, value: number, limit: number, isLeast = false): boolean {
    const isOver = !(isLeast ? value >= limit : value <= limit);
    this.lines.push({ name, value, limit, isLeast, isOver });
    return isOver;
  }

  print(name: string, value: number, limit: number, { unit = '', isLeast = false, beside = '' } = {}): void {
    const isOver = this.check(name, value, limit, isLeast);
    const displayedAfter = String(Math.round(value * 1000) / 1000);
    console.log(
      `${isOver ? 'OVER' : 'ok  '}  ${name.padEnd(58)}${displayedAfter.padStart(9)} ${unit.padEnd(2)}  (${isLeast ? '≥' : '≤'} ${limit})  ${beside}`,
    );
  }

  /**
   * With `--json`, writes the lines and their raw data to the file under the bench's name. Results of other benches in
   * the file are preserved.
   */
  write(bench: string, measured: Readonly<Record<string, unknown>>): void {
    const file = valueOf('--json');
    if (file === undefined) return;
    const others = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
    writeFileSync(file, JSON.stringify({ ...others, [bench]: { lines: this.lines, ...measured } }, null, 2));
  }

  get isOver(): boolean {
    return this.lines.some(({ isOver }) => isOver);
  }

  /** With `--gate` the run fails if a line exceeds its limit. */
  get exitCode(): number {
    return process.argv.includes('--gate') && this.isOver ? 1 : 0;
  }
}
