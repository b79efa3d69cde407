import type { Store } from './Store';

/** The largest serial number of a request in the data; 0 if there is none. */
export const lastRequest = (store: Store): number =>
  store
    .many<{ name: string }>(
      "select t.name from sqlite_schema t join pragma_table_info(t.name) c where t.type = 'table' and c.name = 'request' order by t.name",
    )
    .reduce(
      (last, { name }) =>
        Math.max(last, store.one<{ last: number | null }>(`select max(request) as last from ${name}`)?.last ?? 0),
      0,
    );
