import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { Store } from './Store';
import { schemaVersion, tables } from './tables';

const inMemory = ':memory:';

const versionOf = (database: InstanceType<typeof Database>): number => {
  const row = database.prepare('select user_version as version from pragma_user_version').get() as { version: number };
  return row.version;
};

const isEmpty = (database: InstanceType<typeof Database>): boolean =>
  database.prepare('select 1 from sqlite_schema limit 1').all().length === 0;

const build = (database: InstanceType<typeof Database>): Store => {
  database.exec(`begin; ${tables} pragma user_version = ${schemaVersion}; commit;`);
  return new Store(database);
};

/**
 * Opens the database of a file (its folder is created) or in memory (`:memory:`). A file of another schema version is
 * rebuilt, which is reported to `log`. Throws an Error with a one-sentence message if the file is not a database.
 */
export const openStore = (file: string, log: (sentence: string) => void): Store => {
  if (file === inMemory) return build(new Database(file));
  mkdirSync(dirname(file), { recursive: true });
  let database = new Database(file);
  try {
    // A write-ahead log preserves acknowledged writes if the process dies.
    database.exec('pragma journal_mode = wal; pragma synchronous = normal');
    if (isEmpty(database)) return build(database);
    const version = versionOf(database);
    if (version === schemaVersion) return new Store(database);
    database.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    log(
      `${file} was written by another version (${version}, now ${schemaVersion}), so it is built anew and begins with the demonstration data.`,
    );
    database = new Database(file);
    database.exec('pragma journal_mode = wal; pragma synchronous = normal');
    return build(database);
  } catch (error) {
    if (database.open) database.close();
    throw new Error(
      `${file} could not be opened as the stand-in's database (${error instanceof Error ? error.message : String(error)}); move it away and start again.`,
      { cause: error },
    );
  }
};
