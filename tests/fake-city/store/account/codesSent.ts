import type { Store } from '../Store';

/** The ways in which a code is sent. */
export type CodeKind = 'email' | 'sms' | 'call';

export interface CodeSent {
  city: string;
  /** The recipient: an e-mail or a phone. For a captcha it is the entered login name. */
  account: string;
  kind: 'captcha' | CodeKind;
  code: string;
  atMs: number;
  request: number;
}

/** Stores a code or a captcha that waits for an answer, for the control port. */
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

/** The number of codes sent to an e-mail or a phone of a city since a moment. */
export const countCodesTo = (store: Store, city: string, recipient: string, sinceMs: number): number =>
  store.one<{ count: number }>(
    "select count(*) as count from code_sent where city = ? and account = ? and at_ms > ? and kind in ('email', 'sms', 'call')",
    city,
    recipient,
    sinceMs,
  )?.count ?? 0;
