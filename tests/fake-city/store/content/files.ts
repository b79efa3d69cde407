import { randomBytes } from 'node:crypto';
import type { OperationFilter } from '../payments/operations';
import type { Store } from '../Store';

/** The content of a file, which is made when its address is opened. */
export type FileContent =
  | { kind: 'receipt'; number: string }
  | { kind: 'history'; type: 'xls' | 'pdf'; filter: OperationFilter | null; madeMs: number };

const endings = { receipt: 'pdf', xls: 'xlsx', pdf: 'pdf' } as const;
const endingOf = (content: FileContent): string => endings[content.kind === 'receipt' ? 'receipt' : content.type];

/** Returns the address of a new file. The address is unguessable, and needs no token until it expires. */
export const addFile = (
  store: Store,
  city: string,
  account: number,
  content: FileContent,
  nowMs: number,
  lifeMs: number,
): string => {
  const name = `${randomBytes(16).toString('hex')}.${endingOf(content)}`;
  store.run('delete from file where city = ? and expires_ms <= ?', city, nowMs);
  store.run(
    'insert into file (name, city, account, content, expires_ms) values (?, ?, ?, ?, ?)',
    name,
    city,
    account,
    JSON.stringify(content),
    nowMs + lifeMs,
  );
  return `/city/${city}/files/${name}`;
};

/** Returns a file that has not expired. */
export const fileByName = (
  store: Store,
  city: string,
  name: string,
  nowMs: number,
): { account: number; content: FileContent } | undefined => {
  const row = store.one<{ account: number; content: string }>(
    'select account, content from file where name = ? and city = ? and expires_ms > ?',
    name,
    city,
    nowMs,
  );
  return row && { account: row.account, content: JSON.parse(row.content) as FileContent };
};
