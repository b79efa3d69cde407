import type { Discount } from '../rules/discount';
import { plateKey } from '../rules/plateKey';
import type { Store } from './Store';

/** Stands for any zone or any vehicle (document 2, section 3). */
export const any = '#';

/** The benefits that touch a stay of a vehicle in a zone; those for any vehicle are their owner's alone. Paused and refunded ones do nothing. */
export const discountsOf = (store: Store, city: string, account: number | null, number: string, zone: string): Discount[] =>
  store
    .many<Discount & { zones: string }>(
      `select start_ms as fromMs, end_ms as untilMs, permille, variation as name, zones from benefit
       where city = ? and paused_ms is null and is_refunded = 0 and (plate_key = ? or (plate_key = '#' and account = ?)) order by id`,
      city,
      plateKey(number),
      account,
    )
    .filter(({ zones }) => (JSON.parse(zones) as string[]).some((one) => one === any || one === zone))
    .map(({ fromMs, untilMs, permille, name }) => ({ fromMs, untilMs, permille, name }));
