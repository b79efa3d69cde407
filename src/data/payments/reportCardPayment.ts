import { reportCardPayment as endpoint } from '~/api/contract/cardWidget';
import type { CardPayment, CardStatus } from '~/domain/payments/cardPayment';
import { roublesForWire } from '~/domain/money/money';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { withWebLock } from '~/platform/webLock';
import { cardReportsKey, dropReport, markReported, saveReport, reportsOf } from '~/state/payments/cardReports';
import { cityCall } from '../cityCall';

/**
 * Notifies the city of a payment in the card form. The provider itself reports the money. The notification is stored
 * until the city has answered, so that later starts can send it.
 */
export const reportCardPayment = async ({ invoiceId, sum }: CardPayment, status: CardStatus): Promise<void> => {
  if (markReported(invoiceId)) return;
  saveReport({ city: currentCity().city, invoiceId, sum, status, paidAt: serverNow() });
  await sendCardReports();
};

/**
 * Sends the chosen city all notifications that it has not answered yet, whichever tab took the payment. Also runs once
 * at every start (F-23).
 */
export const sendCardReports = (): Promise<void> =>
  withWebLock(cardReportsKey.name, sendReports, { ifAvailable: true });

const sendReports = async (isAcquired: boolean): Promise<void> => {
  if (!isAcquired) return;
  for (const { invoiceId, sum, status, paidAt } of reportsOf(currentCity().city, serverNow())) {
    const outcome = await cityCall(endpoint, {
      source: 'card-widget',
      order: invoiceId,
      billnumber: '',
      amount: roublesForWire(sum),
      paymentDate: new Date(paidAt).toISOString(),
      status,
    });
    // A reply of the city without a status also counts as an answer: the contract promises none for this call.
    if (
      outcome.kind === 'ok' ||
      outcome.kind === 'refused' ||
      (outcome.kind === 'broken' && outcome.detail?.startsWith('status'))
    )
      dropReport(invoiceId);
  }
};
