import type { Store } from '../Store';

/** A code that waits for confirmation. */
export interface OpenCode {
  /** The e-mail or phone that the code confirms. */
  target: string;
  code: string;
  wrongCount: number;
  sentMs: number;
  /** If true, the code is valid only after its phone has sent it by SMS. */
  isReply: boolean;
}

/** The requester and the purpose of a code. A newer code replaces an older one. */
export interface CodePlace {
  city: string;
  /** A registration's salt, or an account's name from `codesOf`. */
  subject: string;
  kind: 'email' | 'phone';
}

/** The name of an account as the subject of codes. */
export const codesOf = (account: number): string => `account:${account}`;

export const putCode = (
  store: Store,
  { city, subject, kind }: CodePlace,
  { target, code, sentMs, isReply = false }: Pick<OpenCode, 'target' | 'code' | 'sentMs'> & { isReply?: boolean },
): void => {
  store.run(
    'insert or replace into open_code (city, subject, kind, target, code, sent_ms, is_reply) values (?, ?, ?, ?, ?, ?, ?)',
    city,
    subject,
    kind,
    target,
    code,
    sentMs,
    isReply ? 1 : 0,
  );
};

export const openCodeAt = (store: Store, { city, subject, kind }: CodePlace): OpenCode | undefined => {
  const row = store.one<Omit<OpenCode, 'isReply'> & { isReply: number }>(
    `select target, code, wrong_count as wrongCount, sent_ms as sentMs, is_reply as isReply
     from open_code where city = ? and subject = ? and kind = ?`,
    city,
    subject,
    kind,
  );
  return row && { ...row, isReply: row.isReply === 1 };
};

/** The codes that must arrive by SMS from a phone. */
export const codesAwaitedOf = (store: Store, city: string, phone: string): string[] =>
  store
    .many<{ code: string }>(
      "select code from open_code where city = ? and kind = 'phone' and target = ? and is_reply = 1",
      city,
      phone,
    )
    .map(({ code }) => code);

export const countWrongCode = (store: Store, { city, subject, kind }: CodePlace): void => {
  store.run(
    'update open_code set wrong_count = wrong_count + 1 where city = ? and subject = ? and kind = ?',
    city,
    subject,
    kind,
  );
};

export const dropCode = (store: Store, { city, subject, kind }: CodePlace): void => {
  store.run('delete from open_code where city = ? and subject = ? and kind = ?', city, subject, kind);
};
