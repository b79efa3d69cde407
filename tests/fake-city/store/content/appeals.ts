import type { Store } from '../Store';

/** The progress of an appeal. */
export const appealStatuses = ['registered', 'inWork', 'needsClarification', 'completed'] as const;
export type AppealStatus = (typeof appealStatuses)[number];

export interface Appeal {
  id: number;
  city: string;
  account: number;
  /** The topic as text; null if none was chosen. */
  subject: string | null;
  status: AppealStatus;
  phone: string;
  email: string;
  changedMs: number;
}

export interface AppealMessage {
  text: string;
  /** False for a message of the operator. */
  isFromDriver: boolean;
  atMs: number;
}

const columns = 'id, city, account, subject, status, phone, email, changed_ms as changedMs';

export const appealById = (store: Store, id: number): Appeal | undefined =>
  store.one<Appeal>(`select ${columns} from appeal where id = ?`, id);

/** The appeals of a driver, those with the newest messages first. */
export const appealsOf = (store: Store, account: number): Appeal[] =>
  store.many<Appeal>(`select ${columns} from appeal where account = ? order by changed_ms desc, id desc`, account);

/** The appeals of all cities that are not completed, longest waiting first. */
export const openAppeals = (store: Store, limit: number): Appeal[] =>
  store.many<Appeal>(
    `select ${columns} from appeal where status <> 'completed' order by changed_ms, id limit ?`,
    limit,
  );

/** Creates an appeal with its first message and returns its id. */
export const addAppeal = (
  store: Store,
  draft: Omit<Appeal, 'id' | 'changedMs' | 'status'>,
  first: Omit<AppealMessage, 'isFromDriver'>,
): number => {
  const { id } = store.run(
    `insert into appeal (city, account, subject, status, phone, email, changed_ms) values (?, ?, ?, 'registered', ?, ?, ?)`,
    draft.city,
    draft.account,
    draft.subject,
    draft.phone,
    draft.email,
    first.atMs,
  );
  addAppealMessage(store, { id, city: draft.city }, { ...first, isFromDriver: true });
  return id;
};

export const addAppealMessage = (
  store: Store,
  { id, city }: Pick<Appeal, 'id' | 'city'>,
  { text, isFromDriver, atMs }: AppealMessage,
): void => {
  store.run(
    'insert into appeal_message (city, appeal, text, is_from_driver, at_ms) values (?, ?, ?, ?, ?)',
    city,
    id,
    text,
    isFromDriver ? 1 : 0,
    atMs,
  );
  store.run('update appeal set changed_ms = ? where id = ?', atMs, id);
};

export const setAppealStatus = (store: Store, id: number, status: AppealStatus): void => {
  store.run('update appeal set status = ? where id = ?', status, id);
};

/** The messages of an appeal, oldest first. */
export const messagesOf = (store: Store, appeal: number): AppealMessage[] =>
  store
    .many<{ text: string; is_from_driver: number; atMs: number }>(
      'select text, is_from_driver, at_ms as atMs from appeal_message where appeal = ? order by id',
      appeal,
    )
    .map(({ text, is_from_driver, atMs }) => ({ text, isFromDriver: is_from_driver === 1, atMs }));
