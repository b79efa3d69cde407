import type { Store } from './Store';

export interface CodeSent {
  city: string;
  account: string;
  kind: 'captcha';
  code: string;
  atMs: number;
  request: number;
}

/** Remembers a code or a picture that somebody has to answer, for the control port. */
export const noteCode = (store: Store, { city, account, kind, code, atMs, request }: CodeSent): void => {
  store.run('insert into code_sent (city, account, kind, code, at_ms, request) values (?, ?, ?, ?, ?, ?)', city, account, kind, code, atMs, request);
};

export const codesSent = (store: Store): CodeSent[] =>
  store.many<CodeSent>('select city, account, kind, code, at_ms as atMs, request from code_sent order by id');
