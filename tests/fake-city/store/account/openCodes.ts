import type { Store } from '../Store';

/** A code that waits for its answer. */
export interface OpenCode {
  /** The e-mail or the phone that it confirms. */
  target: string;
  code: string;
  wrongCount: number;
  sentMs: number;
  /** Good only once its phone has sent it by SMS. */
  isReply: boolean;
}

/** Who waits, and for what. A newer code takes the place of an older one. */
export interface CodePlace {
  city: string;
  /** A registration's salt, or an account as `codesOf` names it. */
  subject: string;
  kind: 'email' | 'phone';
}

/** How an account is named among those who wait. */
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

/** The codes that wait for an SMS of a phone. */
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
