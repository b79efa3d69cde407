import { dayMs } from '../rules/wallTime';
import { addReceipt, type Payer } from '../store/payments/receipts';
import { subscriptionsOnSale } from '../store/permits/subscriptions';
import { vehiclesOf } from '../store/account/accounts';
import type { SeedContext } from './SeedContext';

const person: Payer = {
  type: 1,
  lastName: 'Петрова',
  firstName: 'Анна',
  middleName: 'Ивановна',
  address: 'улица Мира, дом 5, квартира 12',
  typeDoc: 1,
  seriesDoc: '4500',
  numberDoc: '123456',
  DateDoc: '2015-03-17',
  issuer: 'Отдел по вопросам миграции',
};

const firm: Payer = {
  type: 2,
  name: 'ООО «Белая верста»',
  ogrn: '1215900045679',
  inn: '5903123450',
  kpp: '590301001',
  address: 'улица Складская, дом 1',
};

/**
 * Adds receipts of a driver and invoices of a legal entity, paid and unpaid. Their money is older than the ledger, so
 * none is moved.
 */
export const addDemoReceipts = ({ store, city, timeZone, nowMs, accounts }: SeedContext): void => {
  const add = (
    email: string,
    payer: Payer,
    kopecks: number,
    daysAgo: number,
    paidDaysAgo?: number,
    permit?: string,
  ): void => {
    const account = accounts.get(email);
    if (account === undefined) return;
    const offer =
      permit === undefined ? undefined : subscriptionsOnSale(store, city).find((one) => one.permit === permit);
    const number = vehiclesOf(store, account)[0]?.number;
    addReceipt(
      store,
      { city, timeZone },
      {
        account,
        payer,
        kopecks: offer?.kopecks ?? kopecks,
        subscription: offer && number !== undefined ? { code: offer.code, title: offer.title, number } : null,
        madeMs: nowMs - daysAgo * dayMs,
        ...(paidDaysAgo !== undefined && { paidMs: nowMs - paidDaysAgo * dayMs }),
        request: 0,
      },
    );
  };
  add('driver@example.com', person, 100_000, 48, 46);
  add('legal@example.com', firm, 500_000, 20, 15);
  add('driver@example.com', person, 50_000, 2);
  add('legal@example.com', firm, 300_000, 1, undefined, 'mounth');
};
