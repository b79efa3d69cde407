/** What benches make of what they measured. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value after a flag of the command line, `undefined` without it. */
export const valueOf = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1];
};

interface Line {
  name: string;
  value: number;
  limit: number;
  /** Is the limit the least that is allowed? Else it is the most. */
  isLeast: boolean;
  isOver: boolean;
}

/** Lines of measured against allowed; what could not be measured is over too. */
export class Report {
  private readonly lines: Line[] = [];

  /** Notes a line that the bench prints in a form of its own; says whether it is over. */
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

  /** For `--json`: under the bench's name its lines and what they were made of, beside what other benches of the run have put into the file. */
  write(bench: string, measured: Readonly<Record<string, unknown>>): void {
    const file = valueOf('--json');
    if (file === undefined) return;
    const others = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
    writeFileSync(file, JSON.stringify({ ...others, [bench]: { lines: this.lines, ...measured } }, null, 2));
  }

  get isOver(): boolean {
    return this.lines.some(({ isOver }) => isOver);
  }

  /** With `--gate` the run fails where a line is over its limit. */
  get exitCode(): number {
    return process.argv.includes('--gate') && this.isOver ? 1 : 0;
  }
}
