import type { PermitType } from '../../rules/permitTerms';
import type { Store } from '../Store';

/** A subscription that is on sale for everyone in a city. Its zones are numbers, or `any`. */
export interface OnSale {
  code: string;
  permit: PermitType;
  title: string;
  description: string;
  sort: number;
  kopecks: number;
  zones: string[];
}

type Row = Omit<OnSale, 'zones'> & { zones: string };

const columns = 'code, permit, title, description, sort, kopecks, zones';
const onSaleOf = (row: Row): OnSale => ({ ...row, zones: JSON.parse(row.zones) as string[] });

export const addOnSale = (
  store: Store,
  city: string,
  { code, permit, title, description, sort, kopecks, zones }: OnSale,
): void => {
  store.run(
    `insert into subscription_on_sale (city, ${columns}) values (?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    code,
    permit,
    title,
    description,
    sort,
    kopecks,
    JSON.stringify(zones),
  );
};

/** The subscriptions on sale in a city, in its own order. */
export const subscriptionsOnSale = (store: Store, city: string): OnSale[] =>
  store.many<Row>(`select ${columns} from subscription_on_sale where city = ? order by sort, code`, city).map(onSaleOf);

export const onSaleByCode = (store: Store, city: string, code: string): OnSale | undefined => {
  const row = store.one<Row>(`select ${columns} from subscription_on_sale where city = ? and code = ?`, city, code);
  return row && onSaleOf(row);
};
