import { operatorOf } from '../../seed/operator';
import { uinOf } from '../../rules/uin';
import { wallTimeAt } from '../../rules/wallTime';
import type { Store } from '../Store';

/** The payer in the form of the receipt request. */
export type Payer =
  | {
      type: 1;
      firstName: string;
      lastName: string;
      middleName: string;
      address: string;
      typeDoc: 1 | 2;
      seriesDoc: string;
      numberDoc: string;
      /** YYYY-MM-DD. */
      DateDoc: string;
      issuer: string;
    }
  | { type: 2; name: string; ogrn: string; inn: string; kpp: string; address: string };

/** A subscription for a vehicle, with its code and its name on the day of the receipt. */
interface ReceiptSubscription {
  code: string;
  title: string;
  number: string;
}

export interface Receipt {
  id: number;
  city: string;
  account: number;
  number: string;
  uin: string;
  payer: Payer;
  kopecks: number;
  /** The purchased subscription; null for a top-up. */
  subscription: ReceiptSubscription | null;
  madeMs: number;
  paidMs: number | null;
}

export type ReceiptDraft = Pick<Receipt, 'account' | 'payer' | 'kopecks' | 'subscription' | 'madeMs'> & {
  paidMs?: number;
  request: number;
};

interface Row extends Omit<Receipt, 'payer' | 'subscription'> {
  payer: string;
  code: string | null;
  title: string | null;
  plate: string | null;
}

const columns =
  'id, city, account, number, uin, payer, kopecks, code, title, plate, made_ms as madeMs, paid_ms as paidMs';

const receiptOf = ({ payer, code, title, plate, ...row }: Row): Receipt => ({
  ...row,
  payer: JSON.parse(payer) as Payer,
  subscription: code === null || title === null || plate === null ? null : { code, title, number: plate },
});

/** Adds a receipt and returns its number: two digits of the year and a serial number of the city. */
export const addReceipt = (
  store: Store,
  { city, timeZone }: { city: string; timeZone: string },
  draft: ReceiptDraft,
): string => {
  const { account, payer, kopecks, subscription, madeMs, paidMs, request } = draft;
  const before = store.one<{ count: number }>('select count(*) as count from receipt where city = ?', city)?.count ?? 0;
  const number = `${wallTimeAt(timeZone, madeMs).date.slice(2, 4)}${String(before + 1).padStart(6, '0')}`;
  store.run(
    `insert into receipt (city, account, number, uin, payer, kopecks, code, title, plate, made_ms, paid_ms, request)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    account,
    number,
    uinOf(`${operatorOf(city).uinPrefix}${number.padStart(11, '0')}`),
    JSON.stringify(payer),
    kopecks,
    subscription?.code ?? null,
    subscription?.title ?? null,
    subscription?.number ?? null,
    madeMs,
    paidMs ?? null,
    request,
  );
  return number;
};

export const receiptByNumber = (store: Store, city: string, number: string): Receipt | undefined => {
  const row = store.one<Row>(`select ${columns} from receipt where city = ? and number = ?`, city, number);
  return row && receiptOf(row);
};

export const receiptById = (store: Store, id: number): Receipt | undefined => {
  const row = store.one<Row>(`select ${columns} from receipt where id = ?`, id);
  return row && receiptOf(row);
};

/** The newest receipts of an account. */
export const receiptsOf = (store: Store, account: number, limit = 500): Receipt[] =>
  store
    .many<Row>(
      `select ${columns} from receipt where account = ? order by made_ms desc, id desc limit ?`,
      account,
      limit,
    )
    .map(receiptOf);

/** The unpaid receipts of a city, newest first. */
export const unpaidReceipts = (store: Store, city: string, limit = 100): Receipt[] =>
  store
    .many<Row>(
      `select ${columns} from receipt where city = ? and paid_ms is null order by id desc limit ?`,
      city,
      limit,
    )
    .map(receiptOf);

/** Marks a receipt as paid. Returns false if it was already paid. */
export const markPaid = (store: Store, id: number, paidMs: number): boolean =>
  store.run('update receipt set paid_ms = ? where id = ? and paid_ms is null', paidMs, id).changes === 1;
