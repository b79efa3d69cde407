import type { Store } from '../Store';

/** The statuses of a fine in the wire's spelling. */
export type FineStatus =
  'new' | 'paid' | 'suspended' | 'sent' | 'delivered' | 'cancelled' | 'signed' | 'returned' | 'sent to bailiff service';

export interface Fine {
  uin: string;
  account: number;
  status: FineStatus;
  /** The moment of the decision. */
  atMs: number;
  totalKopecks: number;
  paidKopecks: number;
  sts: string;
  number: string;
  zone: string;
  place: string;
  /** The period in which the vehicle was parked without payment. */
  startMs: number;
  endMs: number;
}

const columns = `uin, account, status, at_ms as atMs, total_kopecks as totalKopecks, paid_kopecks as paidKopecks, sts, number, zone, place,
  start_ms as startMs, end_ms as endMs`;

export const addFine = (store: Store, city: string, fine: Fine): void => {
  store.run(
    `insert into fine (city, uin, account, status, at_ms, total_kopecks, paid_kopecks, sts, number, zone, place, start_ms, end_ms)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    fine.uin,
    fine.account,
    fine.status,
    fine.atMs,
    fine.totalKopecks,
    fine.paidKopecks,
    fine.sts,
    fine.number,
    fine.zone,
    fine.place,
    fine.startMs,
    fine.endMs,
  );
};

/** The fines of an account, newest first. */
export const finesOf = (store: Store, account: number): Fine[] =>
  store.many<Fine>(`select ${columns} from fine where account = ? order by at_ms desc`, account);

export const fineByUin = (store: Store, city: string, uin: string): Fine | undefined =>
  store.one<Fine>(`select ${columns} from fine where city = ? and uin = ?`, city, uin);
