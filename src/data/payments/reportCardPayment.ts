import { reportCardPayment as endpoint } from '~/api/contract/cardWidget';
import type { CardPayment, CardStatus } from '~/domain/cardPayment';
import { roublesForWire } from '~/domain/money';
import { currentCity } from '~/state/city';
import { serverNow } from '~/state/clock';
import { locked } from '~/state/locked';
import { dropReport, isReportedNow, keepReport, reportsTo } from '~/state/cardReports';
import { cityCall } from '../cityCall';

/**
 * The widget took a payment, and the city is told (document 1, section 4). The money is the provider's to report. What is to be told is
 * kept until the city has answered, for later starts.
 */
export const reportCardPayment = async ({ invoiceId, sum }: CardPayment, status: CardStatus): Promise<void> => {
  if (isReportedNow(invoiceId)) return;
  keepReport({ city: currentCity().city, invoiceId, sum, status, paidAt: serverNow() });
  await sendCardReports();
};

/** Once in each start: tells the chosen city of what it has not answered for yet, whichever tab was paid in (`reliability.md`, F-23). */
export const sendCardReports = (): Promise<void> => locked('card-reports', sendReports, { ifAvailable: true });

const sendReports = async (isOwn: boolean): Promise<void> => {
  if (!isOwn) return;
  for (const { invoiceId, sum, status, paidAt } of reportsTo(currentCity().city, serverNow())) {
    const outcome = await cityCall(endpoint, {
      source: 'card-widget',
      order: invoiceId,
      billnumber: '',
      amount: roublesForWire(sum),
      paymentDate: new Date(paidAt).toISOString(),
      status,
    });
    // A reply of the city's own without a status: none is promised for this call.
    if (outcome.kind === 'ok' || outcome.kind === 'refused' || (outcome.kind === 'broken' && outcome.detail?.startsWith('status')))
      dropReport(invoiceId);
  }
};
