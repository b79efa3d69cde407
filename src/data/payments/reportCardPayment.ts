import { reportCardPayment as endpoint } from '~/api/contract/cardWidget';
import type { CardPayment, CardStatus } from '~/domain/payments/cardPayment';
import { roublesForWire } from '~/domain/money/money';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { withWebLock } from '~/platform/webLock';
import { dropReport, markReported, saveReport, reportsOf } from '~/state/payments/cardReports';
import { cityCall } from '../cityCall';

/**
 * The widget took a payment, and the city is told (document 1, section 4). The money is the provider's to report. What is to be told is
 * kept until the city has answered, for later starts.
 */
export const reportCardPayment = async ({ invoiceId, sum }: CardPayment, status: CardStatus): Promise<void> => {
  if (markReported(invoiceId)) return;
  saveReport({ city: currentCity().city, invoiceId, sum, status, paidAt: serverNow() });
  await sendCardReports();
};

/** Once in each start: tells the chosen city of what it has not answered for yet, whichever tab was paid in (`reliability.md`, F-23). */
export const sendCardReports = (): Promise<void> => withWebLock('card-reports', sendReports, { ifAvailable: true });

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
    // A reply of the city's own without a status: none is promised for this call.
    if (
      outcome.kind === 'ok' ||
      outcome.kind === 'refused' ||
      (outcome.kind === 'broken' && outcome.detail?.startsWith('status'))
    )
      dropReport(invoiceId);
  }
};
