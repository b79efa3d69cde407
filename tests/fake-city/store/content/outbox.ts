import type { Store } from '../Store';

export interface Message {
  city: string;
  kind: 'sms' | 'email';
  /** The driver's phone, if the driver must send the message. All other messages are sent by the city. */
  from?: string;
  to: string;
  text: string;
  code?: string;
  link?: string;
  atMs: number;
}

/** Stores a message instead of sending it. The demo page and the control port show it. */
export const addMessage = (store: Store, { city, kind, from, to, text, code, link, atMs }: Message): void => {
  store.run(
    'insert into outbox (city, kind, sender, recipient, code, text, link, at_ms) values (?, ?, ?, ?, ?, ?, ?, ?)',
    city,
    kind,
    from ?? null,
    to,
    code ?? null,
    text,
    link ?? null,
    atMs,
  );
};

/** A message as stored. */
export interface StoredMessage extends Message {
  id: number;
}

interface MessageRow extends Omit<StoredMessage, 'from' | 'code' | 'link'> {
  from: string | null;
  code: string | null;
  link: string | null;
}

const columns = 'id, city, kind, sender as "from", recipient as "to", code, text, link, at_ms as atMs';

const messageOf = ({ from, code, link, ...message }: MessageRow): StoredMessage => ({
  ...message,
  ...(from === null ? {} : { from }),
  ...(code === null ? {} : { code }),
  ...(link === null ? {} : { link }),
});

export const messageById = (store: Store, id: number): StoredMessage | undefined => {
  const row = store.one<MessageRow>(`select ${columns} from outbox where id = ?`, id);
  return row && messageOf(row);
};

/** A filter by city, and by a part of the sender or recipient (e-mail or phone). */
export interface MessageFilter {
  city?: string;
  to?: string;
}

/** The messages that match a filter, newest first. */
export const messages = (store: Store, limit = 500, { city, to }: MessageFilter = {}): StoredMessage[] =>
  store
    .many<MessageRow>(
      `select ${columns} from outbox
       where (? is null or city = ?) and (? is null or instr(lower(coalesce(sender, '') || ' ' || recipient), lower(?)) > 0) order by id desc limit ?`,
      city ?? null,
      city ?? null,
      to ?? null,
      to ?? null,
      limit,
    )
    .map(messageOf);
