import type Database from 'libsql';

type Cell = string | number | null;
type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** The database of the cities: typed rows, cached prepared statements, synchronous. */
export class Store {
  readonly #database: InstanceType<typeof Database>;
  readonly #statements = new Map<string, Statement>();

  constructor(database: InstanceType<typeof Database>) {
    this.#database = database;
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Returns the first row of a query, without the field that the driver adds. `Row` names the selected columns. */
  one<Row extends object>(sql: string, ...values: Cell[]): Row | undefined {
    const row = this.#statement(sql).get(values) as (Row & { _metadata?: unknown }) | undefined;
    if (row) delete row._metadata;
    return row;
  }

  many<Row extends object>(sql: string, ...values: Cell[]): Row[] {
    return this.#statement(sql).all(values) as Row[];
  }

  /** Runs a write. Returns the number of changed rows and the id of the inserted row. */
  run(sql: string, ...values: Cell[]): { changes: number; id: number } {
    const { changes, lastInsertRowid } = this.#statement(sql).run(values);
    return { changes, id: Number(lastInsertRowid) };
  }

  /** Runs `work` in a transaction. Inside another transaction it becomes a part of that one. */
  transact<Result>(work: () => Result): Result {
    if (this.#database.inTransaction) return work();
    this.#database.exec('begin immediate');
    try {
      const result = work();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
