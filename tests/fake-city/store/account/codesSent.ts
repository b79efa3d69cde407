import type { Store } from '../Store';

/** Ways in which a code goes out. */
export type CodeKind = 'email' | 'sms' | 'call';

export interface CodeSent {
  city: string;
  /** Whom it is for: an e-mail, a phone; of a picture, the name that somebody signs in with. */
  account: string;
  kind: 'captcha' | CodeKind;
  code: string;
  atMs: number;
  request: number;
}

/** Remembers a code or a picture that somebody has to answer, for the control port. */
export const recordCode = (store: Store, { city, account, kind, code, atMs, request }: CodeSent): void => {
  store.run(
    'insert into code_sent (city, account, kind, code, at_ms, request) values (?, ?, ?, ?, ?, ?)',
    city,
    account,
    kind,
    code,
    atMs,
    request,
  );
};

export const codesSent = (store: Store): CodeSent[] =>
  store.many<CodeSent>('select city, account, kind, code, at_ms as atMs, request from code_sent order by id');

/** How many codes went to an e-mail or a phone of a city since a moment. */
export const countCodesTo = (store: Store, city: string, recipient: string, sinceMs: number): number =>
  store.one<{ count: number }>(
    "select count(*) as count from code_sent where city = ? and account = ? and at_ms > ? and kind in ('email', 'sms', 'call')",
    city,
    recipient,
    sinceMs,
  )?.count ?? 0;
