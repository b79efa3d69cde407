import type { Store } from './Store';

export interface Message {
  city: string;
  kind: 'sms' | 'email';
  to: string;
  text: string;
  code?: string;
  link?: string;
  atMs: number;
}

/** Instead of sending: the demonstration's page and the control port show what would have gone out. */
export const addMessage = (store: Store, { city, kind, to, text, code, link, atMs }: Message): void => {
  store.run(
    'insert into outbox (city, kind, recipient, code, text, link, at_ms) values (?, ?, ?, ?, ?, ?, ?)',
    city,
    kind,
    to,
    code ?? null,
    text,
    link ?? null,
    atMs,
  );
};

/** Which messages: of one city; to whom, by a part of the address or of the number. */
export interface MessageFilter {
  city?: string;
  to?: string;
}

/** Messages, the newest first; every one unless a filter says otherwise. */
export const messages = (store: Store, limit = 500, { city, to }: MessageFilter = {}): Message[] =>
  store
    .many<Message & { code: string | null; link: string | null }>(
      `select city, kind, recipient as "to", code, text, link, at_ms as atMs from outbox
       where (? is null or city = ?) and (? is null or instr(lower(recipient), lower(?)) > 0) order by id desc limit ?`,
      city ?? null,
      city ?? null,
      to ?? null,
      to ?? null,
      limit,
    )
    .map(({ code, link, ...message }) => ({ ...message, ...(code === null ? {} : { code }), ...(link === null ? {} : { link }) }));
