import type { Store } from './Store';

/** A code that waits for its answer. */
export interface OpenCode {
  /** The e-mail or the phone that it confirms. */
  target: string;
  code: string;
  wrongCount: number;
  sentMs: number;
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
  { target, code, sentMs }: Pick<OpenCode, 'target' | 'code' | 'sentMs'>,
): void => {
  store.run(
    'insert or replace into open_code (city, subject, kind, target, code, sent_ms) values (?, ?, ?, ?, ?, ?)',
    city,
    subject,
    kind,
    target,
    code,
    sentMs,
  );
};

export const openCodeAt = (store: Store, { city, subject, kind }: CodePlace): OpenCode | undefined =>
  store.one<OpenCode>(
    'select target, code, wrong_count as wrongCount, sent_ms as sentMs from open_code where city = ? and subject = ? and kind = ?',
    city,
    subject,
    kind,
  );

export const countWrongCode = (store: Store, { city, subject, kind }: CodePlace): void => {
  store.run('update open_code set wrong_count = wrong_count + 1 where city = ? and subject = ? and kind = ?', city, subject, kind);
};

export const dropCode = (store: Store, { city, subject, kind }: CodePlace): void => {
  store.run('delete from open_code where city = ? and subject = ? and kind = ?', city, subject, kind);
};
