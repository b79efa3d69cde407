import type { CityConfig } from '~/city/schema';
import { money, shortDate } from '../documents/format';
import { operationName } from '../rules/operationName';
import { isoInCity } from '../rules/wallTime';
import { accountById } from '../store/account/accounts';
import { accountSettingsOf } from '../store/account/accountSettings';
import { addOperation, type OperationDraft } from '../store/payments/operations';
import { addMessage } from '../store/content/outbox';
import type { Store } from '../store/Store';

const reportText = (
  timeZone: string,
  { type, kopecks, zone, parkingCode, number, atMs, orderNumber }: OperationDraft,
): string => {
  const [date = '', time = ''] = isoInCity(timeZone, atMs).split('T');
  const what = [money(kopecks), zone && `зона ${zone}`, parkingCode && `парковка ${parkingCode}`, number]
    .filter(Boolean)
    .join(', ');
  return `${operationName(type)}: ${what}. ${shortDate(date)} ${time.slice(0, 5)}. Номер ${orderNumber}.`;
};

/**
 * Adds an operation to an account's history. A finished one is reported by e-mail if the account has switched that on.
 */
export const recordOperation = (store: Store, { city, timeZone }: CityConfig, draft: OperationDraft): void => {
  addOperation(store, draft);
  const { account, atMs, status = 'done' } = draft;
  if (status !== 'done' || !accountSettingsOf(store, account).reportHistoryOperation) return;
  const email = accountById(store, account)?.email;
  if (email) addMessage(store, { city, kind: 'email', to: email, text: reportText(timeZone, draft), atMs });
};
