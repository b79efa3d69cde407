/** What benches make of what they measured. */

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
  isOver: boolean;
}

/** Lines of measured against allowed; what could not be measured is over too. */
export class Report {
  readonly lines: Line[] = [];

  tell(name: string, value: number, limit: number, { unit = '', isLeast = false, beside = '' } = {}): void {
    const isOver = !(isLeast ? value >= limit : value <= limit);
    this.lines.push({ name, value, limit, isOver });
    const shown = String(Math.round(value * 1000) / 1000);
    console.log(
      `${isOver ? 'OVER' : 'ok  '}  ${name.padEnd(58)}${shown.padStart(9)} ${unit.padEnd(2)}  (${isLeast ? '≥' : '≤'} ${limit})  ${beside}`,
    );
  }

  /** With `--gate` the run fails where a line is over its limit. */
  get exitCode(): number {
    return process.argv.includes('--gate') && this.lines.some(({ isOver }) => isOver) ? 1 : 0;
  }
}
