import type { Store } from '../Store';

/** The first answer to an attempt of an account, byte for byte; undefined if the attempt is new. */
export const attemptReply = (store: Store, city: string, account: string, id: string): string | undefined =>
  store.one<{ reply: string }>('select reply from attempt where city = ? and account = ? and id = ?', city, account, id)
    ?.reply;

export const saveAttempt = (store: Store, city: string, account: string, id: string, reply: string): void => {
  store.run('insert or ignore into attempt (city, account, id, reply) values (?, ?, ?, ?)', city, account, id, reply);
};
